import { CrisisWords } from '@/components/ui/text/crisis-words';
import courtyard from '@/assets/gallery-04.jpg';
import boardwalk from '@/assets/gallery-08.jpg';
import circle from '@/assets/group-circle.jpg';
import type { ProgramsView } from '@/content/schema/pages/programs';
import { Arch } from '@/components/ui/pictures/arch';
import { Photo } from '@/components/ui/pictures/picture';
import { classNames } from '@/lib/class-names';
import { sizes } from '@/components/breakpoints';
import { TickList } from '@/components/ui/text/tick-list';

type ProgramProps = {
  program: ProgramsView['levelsOfCare']['programs'][number];
  index: number;
  anchor: string | undefined;
};

export function Program({ program, index, anchor }: ProgramProps) {
  const { title, subtitle, description, features, whoItsFor, image } = program;
  const headingId = `program-${index + 1}`;
  return (
    <article
      id={anchor}
      aria-labelledby={headingId}
      className="grid gap-x-12 gap-y-8 border-t border-hairline py-12 last:pb-0 tablet:grid-cols-[min(15rem,35vw)_minmax(0,1fr)] desktop:grid-cols-[min(22rem,35vw)_minmax(0,1fr)] desktop:items-center desktop:gap-x-[5.375rem] desktop:py-18"
    >
      <Arch shapeClassName="aspect-[1/0.98] tablet:aspect-[1/1.2]">
        <Photo
          picture={image ?? PICTURES[index % PICTURES.length] ?? courtyard}
          alt={image ? undefined : ''}
          sizes={sizes('136vw', { tablet: '432px', desktop: '634px' })}
          className="size-full"
        />
      </Arch>
      <div>
        <h3 id={headingId} className="type-h2">
          {title}
        </h3>
        {subtitle && (
          <p className="mt-2.5 font-semibold text-accent-text">
            <CrisisWords>{subtitle}</CrisisWords>
          </p>
        )}
        <p className="mt-4 max-w-[37rem] text-quiet">
          <CrisisWords>{description}</CrisisWords>
        </p>
        <div
          className={classNames(
            'mt-7 grid items-start gap-x-10 gap-y-6',
            features.length > 0 && whoItsFor && 'desktop:grid-cols-[1.25fr_1fr]',
          )}
        >
          {features.length > 0 && <TickList items={features} />}
          {whoItsFor && (
            <div className="ground-sand rounded-picture p-6">
              <h4 className="font-sans text-label leading-normal font-semibold">Who it is for</h4>
              <p className="mt-1 text-card">
                <CrisisWords>{whoItsFor}</CrisisWords>
              </p>
            </div>
          )}
        </div>
      </div>
    </article>
  );
}

/** Decorative drawings by position, for programs without their own. */
const PICTURES = [courtyard, circle, boardwalk];
