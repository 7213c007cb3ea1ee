'use client';

import { useRef, useState } from 'react';
import type { Picture } from '@/content/element';
import { classNames } from '@/lib/class-names';
import { Photo } from '@/components/ui/picture';
import { sizes } from '@/components/breakpoints';
import { galleryPlaces, type Place } from './gallery-places';
import { Lightbox } from './lightbox';

const GRID = 'grid grid-flow-row-dense gap-5 tablet:grid-cols-12';

export function Gallery({ images }: { images: Picture[] }) {
  const [open, setOpen] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const opener = useRef(0);
  const places = galleryPlaces(images.length);

  const show = (index: number) => {
    opener.current = index;
    setOpen(index);
  };
  const close = () => {
    setOpen(null);
    list.current?.querySelectorAll('button')[opener.current]?.focus();
  };

  return (
    <>
      <ul ref={list} className={GRID}>
        {images.map((picture, index) => {
          const place = places[index] ?? 'whole';
          return (
            <li key={index} className={CELLS[place]}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => show(index)}
                className={classNames(
                  'zoom-on-hover relative block w-full overflow-hidden rounded-picture print:visible print:block!',
                  SHAPES[place],
                )}
              >
                <Photo picture={picture} sizes={SIZES[place]} className="absolute inset-0 size-full" />
              </button>
            </li>
          );
        })}
      </ul>
      <Lightbox images={images} index={open} onMove={setOpen} onClose={close} />
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
