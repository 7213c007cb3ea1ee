import type { AboutView } from '@/content/pages/about';
import type { TeamMember } from '@/content/team';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TeamCard } from './team-card';

type TeamOverviewProps = AboutView['teamOverview'] & { members: TeamMember[] };

/** Without members, or when they could not be read, the words of the section stand alone. */
export function TeamOverview({ sectionHeading, sectionSubtitle, members }: TeamOverviewProps) {
  const hasMembers = members.length > 0;
  return (
    <Section ground="sand" labelledBy="team">
      <SectionHead
        id="team"
        title={sectionHeading}
        lead={sectionSubtitle}
        className={hasMembers ? undefined : 'mb-0!'}
      />
      {hasMembers && (
        <ul className="grid gap-x-5 gap-y-11 tablet:grid-cols-2 desktop:grid-cols-4 desktop:gap-x-8 desktop:gap-y-14">
          {members.map((member, index) => (
            <TeamCard key={member.id} member={member} index={index} />
          ))}
        </ul>
      )}
    </Section>
  );
}
