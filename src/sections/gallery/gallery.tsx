import type { Picture } from '@/content/schema/element';
import { classNames } from '@/lib/class-names';
import { Photo } from '@/components/ui/pictures/picture';
import { sizes } from '@/components/breakpoints';
import { galleryPlaces, type Place } from './gallery-places';
import { Lightbox } from './lightbox';

const GRID = 'grid grid-flow-row-dense gap-5 tablet:grid-cols-12';

/** Each picture is a link to itself; `Lightbox` shows it large without leaving the page. */
export function Gallery({ images }: { images: Picture[] }) {
  const places = galleryPlaces(images.length);
  return (
    <>
      <ul className={GRID}>
        {images.map((picture, index) => {
          const place = places[index] ?? 'whole';
          return (
            <li key={index} className={CELLS[place]}>
              <a
                href={picture.src}
                data-picture=""
                className={classNames('zoom-on-hover gallery-picture', SHAPES[place])}
              >
                <Photo
                  picture={picture}
                  sizes={SIZES[place]}
                  className="absolute inset-0 size-full"
                  preloaded={index === 0}
                />
              </a>
            </li>
          );
        })}
      </ul>
      <Lightbox />
    </>
  );
}

const CELLS: Record<Place, string> = {
  wide: 'tablet:col-span-8 tablet:row-span-2',
  'wide-right': 'tablet:col-span-8 tablet:col-start-5 tablet:row-span-2',
  stacked: 'tablet:col-span-4',
  'stacked-left': 'tablet:col-span-4 tablet:col-start-1',
  half: 'tablet:col-span-6',
  whole: 'tablet:col-span-12',
};

// All 3:2; two stacked ones share the height of the wide one beside them.
const RATIO = 'aspect-[3/2]';
const FILLING = 'aspect-[3/2] tablet:aspect-auto tablet:h-full';

const SHAPES: Record<Place, string> = {
  wide: RATIO,
  'wide-right': RATIO,
  stacked: FILLING,
  'stacked-left': FILLING,
  half: RATIO,
  whole: RATIO,
};

const sizesOf = (share: number) =>
  sizes('92vw', { tablet: `${Math.round(share * 92)}vw`, full: `${Math.round(share * 76)}rem` });

const SIZES: Record<Place, string> = {
  wide: sizesOf(2 / 3),
  'wide-right': sizesOf(2 / 3),
  stacked: sizesOf(1 / 3),
  'stacked-left': sizesOf(1 / 3),
  half: sizesOf(1 / 2),
  whole: sizesOf(1),
};
