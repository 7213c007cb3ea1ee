import { CrisisWords } from '@/components/ui/text/crisis-words';
import type { TherapyBlockView } from '@/content/views/overviews';
import { Arch } from '@/components/ui/pictures/arch';
import { ArrowLink } from '@/components/ui/links/arrow-link';
import { Photo } from '@/components/ui/pictures/picture';
import { TherapyDrawing } from '@/components/ui/pictures/therapy-drawing';
import { classNames } from '@/lib/class-names';
import { sizes } from '@/components/breakpoints';
import { therapyPhoto } from '../shared/therapy-photo';
import { TickList } from '@/components/ui/text/tick-list';

type TherapyBlockProps = { therapy: TherapyBlockView; index: number; isReversed: boolean; isOnSand: boolean };

/** EMDR has a photo, the others a drawing, unless an editor chose a picture (spec §2). */
const photoOf = ({ slug, imageUrl }: TherapyBlockView) => imageUrl ?? therapyPhoto(slug);

export const hasPicture = (therapy: TherapyBlockView) => photoOf(therapy) !== undefined;

export function TherapyBlock({ therapy, index, isReversed, isOnSand }: TherapyBlockProps) {
  const { name, description, benefits, effectiveFor, url, edit, slug, imageUrl } = therapy;
  const id = `therapy-${index + 1}`;
  const photo = photoOf(therapy);
  const isPhoto = photo !== undefined;
  return (
    <article data-edit={edit} aria-labelledby={id} className="columns-12 items-center gap-y-8">
      <div
        className={classNames(
          'col-span-full w-full tablet:max-w-96 desktop:row-start-1 desktop:max-w-none',
          sideOf(isReversed, isPhoto),
        )}
      >
        {photo ? (
          <Photo
            picture={photo}
            alt={imageUrl?.alt ?? ''}
            sizes={sizes('90vw', { tablet: '384px', desktop: '45vw', full: '592px' })}
            className="aspect-4/3 w-full rounded-panel"
          />
        ) : (
          <Arch
            shapeClassName={classNames(
              'grid aspect-[1/0.95] place-items-center tablet:aspect-[1/1.12]',
              isOnSand ? 'bg-sand' : 'bg-mist',
            )}
          >
            <TherapyDrawing slug={slug} />
          </Arch>
        )}
      </div>
      <div
        className={classNames(
          'col-span-full desktop:col-span-6 desktop:row-start-1',
          isReversed ? 'desktop:col-start-1' : 'desktop:col-start-7',
        )}
      >
        <h2 id={id} className="type-h2">
          {name}
        </h2>
        {description && (
          <p className="mt-3 max-w-[36rem] text-quiet">
            <CrisisWords>{description}</CrisisWords>
          </p>
        )}
        {benefits.length > 0 && (
          <>
            <h3 className="mt-6 mb-3 font-sans text-label font-semibold">Key Benefits</h3>
            <TickList items={benefits} />
          </>
        )}
        {effectiveFor && (
          <p className="mt-6">
            <strong className="font-semibold">Effective For:</strong>{' '}
            <CrisisWords>{effectiveFor}</CrisisWords>
          </p>
        )}
        {url && (
          <ArrowLink href={url} className="mt-4">
            Learn More<span className="sr-only"> about {name}</span>
          </ArrowLink>
        )}
      </div>
    </article>
  );
}

/** Pictures take six of the twelve columns, arches five. */
const sideOf = (isReversed: boolean, isPhoto: boolean) =>
  isPhoto
    ? `desktop:col-span-6 ${isReversed ? 'desktop:col-start-7' : 'desktop:col-start-1'}`
    : `desktop:col-span-5 ${isReversed ? 'desktop:col-start-8' : 'desktop:col-start-1'}`;
