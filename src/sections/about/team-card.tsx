import { CrisisWords } from '@/components/ui/text/crisis-words';
import { initialsOf, type TeamMember } from '@/content/views/team';
import { Arch } from '@/components/ui/pictures/arch';
import { classNames } from '@/lib/class-names';
import { Portrait } from './portrait';

/** One team member; initials when the picture is missing or fails to load (spec §2 About). */
export function TeamCard({ member, index }: { member: TeamMember; index: number }) {
  const { id, name, title, bio, picture } = member;
  return (
    <li data-edit={`team-members/${id}`} className="grid grid-cols-[min(7.5rem,36%)_1fr] gap-5 tablet:block">
      <Arch shapeClassName={classNames('aspect-4/5', TILES[index % 3 === 1 ? 'dune' : 'mist'])}>
        <Portrait picture={picture} initials={initialsOf(name)} />
      </Arch>
      <div className="tablet:mt-5">
        <h3 className="font-serif text-fact font-[440]">{name}</h3>
        {title && (
          <p className="mt-1 text-label font-semibold text-accent-text">
            <CrisisWords>{title}</CrisisWords>
          </p>
        )}
        {bio && (
          <p className="type-card mt-2.5">
            <CrisisWords>{bio}</CrisisWords>
          </p>
        )}
      </div>
    </li>
  );
}

const TILES = { dune: 'bg-dune text-on-featured', mist: 'bg-mist text-primary' };
