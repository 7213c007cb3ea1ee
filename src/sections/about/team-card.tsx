import { CrisisWords } from '@/components/ui/crisis-words';
import { useState } from 'react';
import { initialsOf, type TeamMember } from '@/content/team';
import { Arch } from '@/components/ui/arch';
import { Photo } from '@/components/ui/picture';
import { classNames } from '@/lib/class-names';
import { sizes } from '@/components/breakpoints';

/** One member of the team; initials where the picture is missing or fails to load (spec §2 About). */
export function TeamCard({ member, index }: { member: TeamMember; index: number }) {
  const { name, title, bio, picture } = member;
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const shown = picture && picture.src !== brokenSrc ? picture : null;
  return (
    <li className="grid grid-cols-[min(7.5rem,36%)_1fr] gap-5 tablet:block">
      <Arch shapeClassName={classNames('aspect-4/5', !shown && TILES[index % 3 === 1 ? 'dune' : 'mist'])}>
        {shown ? (
          <Photo
            picture={shown}
            // A picture that calls itself an illustration stands in for a photo, and says nothing about the person.
            alt={/^illustration\b/i.test(shown.alt) ? '' : undefined}
            sizes={sizes('120px', { tablet: '45vw', desktop: '23vw', full: '280px' })}
            className="size-full"
            onError={() => setBrokenSrc(shown.src)}
          />
        ) : (
          <p aria-hidden="true" className="grid size-full place-items-center pt-[8%] type-h1">
            {initialsOf(name)}
          </p>
        )}
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
