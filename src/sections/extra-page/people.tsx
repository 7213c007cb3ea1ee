import type { Say } from '@/content/languages/languages';
import type { BlockOf } from '@/content/schema/extra-pages';
import type { TeamMember } from '@/content/views/team';
import { TeamCard } from '../about/team-card';
import type { Placed } from './placed';
import { BlockSection } from './block-section';

type Props = BlockOf<'people'> & Placed & { team: TeamMember[]; say: Say };

/** People of the team, as on the About page. */
export function People({ heading, paragraph, members, team, say, ...placed }: Props) {
  return (
    <BlockSection {...placed} heading={heading || say('Our team')} lead={paragraph}>
      <ul className="grid gap-x-5 gap-y-11 tablet:grid-cols-2 desktop:grid-cols-4 desktop:gap-x-8 desktop:gap-y-14">
        {shownOf(members, team).map((member, index) => (
          <TeamCard key={member.id} member={member} index={index} />
        ))}
      </ul>
    </BlockSection>
  );
}

/** The chosen people in their chosen order; the whole team while none is chosen. */
export const shownOf = (members: readonly string[] | null, team: readonly TeamMember[]) =>
  members ? members.flatMap((id) => team.find((person) => person.id === id) ?? []) : team;
