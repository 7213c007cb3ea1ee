'use client';

import { useId, type CSSProperties, type KeyboardEvent } from 'react';
import type { Picture } from '@/content/element';
import { Icon } from '@/components/ui/icon';
import { Photo } from '@/components/ui/picture';
import { useModal } from '@/components/ui/use-modal';
import { useSwipe } from '@/lib/use-swipe';
import { sizes } from '@/components/breakpoints';
import { LightboxButton } from './lightbox-button';

type LightboxProps = {
  images: Picture[];
  /** Closed when null. */
  index: number | null;
  onMove: (index: number) => void;
  onClose: () => void;
};

/** One picture large. */
export function Lightbox({ images, index, onMove, onClose }: LightboxProps) {
  const count = images.length;
  // The list is kept fresh and may become shorter while it is open.
  const shown = index === null ? null : Math.min(index, count - 1);
  const picture = shown === null ? undefined : images[shown];
  const dialog = useModal(picture !== undefined);
  const place = useId();

  const move = (step: number) => shown !== null && onMove((shown + step + count) % count);
  const swipe = useSwipe({ onLeft: () => move(1), onRight: () => move(-1) });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  };

  return (
    <dialog
      ref={dialog}
      aria-label="Picture"
      aria-describedby={picture && place}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      {...swipe}
      className="on-dark-ground fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none touch-pan-y touch-pinch-zoom flex-col overflow-y-auto bg-deep/95 px-4 pt-4 pb-6 backdrop:bg-transparent open:flex tablet:px-8"
    >
      {picture && shown !== null && (
        <>
          <div className="flex shrink-0 items-center justify-between">
            <p id={place} role="status" className="text-label text-quiet">
              {`${shown + 1} of ${count}`} <span className="sr-only">{picture.alt}</span>
            </p>
            <LightboxButton label="Close" onClick={() => dialog.current?.close()}>
              <Icon name="close" />
            </LightboxButton>
          </div>
          <div className="pointer-events-none grid flex-1 grid-cols-2 content-center items-center gap-x-6 gap-y-5 tablet:grid-cols-[3rem_minmax(0,1fr)_3rem]">
            {count > 1 && (
              <LightboxButton label="Previous picture" onClick={() => move(-1)} className="justify-self-end">
                <Icon name="left" />
              </LightboxButton>
            )}
            <figure className="pointer-events-auto order-first col-span-2 mx-auto w-full text-center tablet:order-none tablet:col-span-1 tablet:col-start-2">
              <div
                style={{ '--ratio': ratioOf(picture) } as CSSProperties}
                className="mx-auto w-[min(1010px,100%,(100dvh-14rem)*var(--ratio))]"
              >
                <Photo
                  key={picture.src}
                  picture={picture}
                  sizes={sizes('92vw', { full: '1010px' })}
                  priority
                  className="h-auto w-full rounded-picture"
                />
              </div>
              <figcaption className="mx-auto mt-6 max-w-[40rem] text-card text-pretty" aria-hidden="true">
                {picture.alt}
              </figcaption>
            </figure>
            {count > 1 && (
              <LightboxButton label="Next picture" onClick={() => move(1)} className="tablet:col-start-3">
                <Icon name="arrow" />
              </LightboxButton>
            )}
          </div>
        </>
      )}
    </dialog>
  );
}

const ratioOf = ({ width = 3, height = 2 }: Picture) => width / height;
