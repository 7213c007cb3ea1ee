import type { AboutView } from '@/content/schema/pages/about';
import type { TeamMember } from '@/content/views/team';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/text/section-head';
import { TeamCard } from './team-card';

type TeamOverviewProps = AboutView['teamOverview'] & { members: TeamMember[] };

/** The team; the page omits it while the list is empty. */
export function TeamOverview({ sectionHeading, sectionSubtitle, members }: TeamOverviewProps) {
  return (
    <Section ground="sand" edit="#teamOverview" labeledBy="team">
      <SectionHead id="team" title={sectionHeading} lead={sectionSubtitle} />
      <ul className="grid gap-x-5 gap-y-11 tablet:grid-cols-2 desktop:grid-cols-4 desktop:gap-x-8 desktop:gap-y-14">
        {members.map((member, index) => (
          <TeamCard key={member.id} member={member} index={index} />
        ))}
      </ul>
    </Section>
  );
}
