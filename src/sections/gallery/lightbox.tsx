'use client';

import { island } from '@/live/island';
import { useEffect, useId, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/pictures/icon';
import { useSwipe } from '@/lib/use-swipe';
import { sizes } from '@/components/breakpoints';
import { LightboxButton } from './lightbox-button';

/**
 * One picture of the gallery large. It takes them from the links on the page, whatever a poll has brought
 * meanwhile.
 */
export function Lightbox() {
  const [index, setIndex] = useState<number | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const place = useId();

  useEffect(() => {
    const show = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>(LINKS) : null;
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      opener.current = link;
      flushSync(() => setIndex(pictures().indexOf(link as HTMLAnchorElement)));
      if (!dialog.current?.open) dialog.current?.showModal();
    };
    document.addEventListener('click', show);
    return () => document.removeEventListener('click', show);
  }, []);

  const all = index === null ? [] : pictures();
  const count = all.length;
  // The list may become shorter while it is open.
  const shown = index === null ? 0 : Math.min(index, count - 1);
  const link = all[shown];
  const picture = link?.querySelector('img');
  useEffect(() => {
    if (!picture) dialog.current?.close();
  }, [picture]);

  const move = (step: number) => setIndex((shown + step + count) % count);
  const swipe = useSwipe({ onLeft: () => move(1), onRight: () => move(-1) });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  };
  const onClose = () => {
    // The event comes after the dialog has closed; by then it may be open again.
    if (dialog.current?.open) return;
    setIndex(null);
    opener.current?.focus();
  };

  return (
    <dialog
      ref={dialog}
      aria-label="Picture"
      aria-describedby={picture ? place : undefined}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      {...swipe}
      className="on-dark-ground fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none touch-pan-y touch-pinch-zoom flex-col overflow-y-auto bg-deep/95 px-4 pt-4 pb-6 backdrop:bg-transparent open:flex tablet:px-8"
    >
      {link && picture && (
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
                {/* eslint-disable-next-line @next/next/no-img-element -- sizes of the picture on the page */}
                <img
                  key={link.href}
                  src={picture.src}
                  srcSet={picture.srcset}
                  sizes={sizes('92vw', { full: '1010px' })}
                  alt={picture.alt}
                  width={picture.getAttribute('width') ?? undefined}
                  height={picture.getAttribute('height') ?? undefined}
                  className="h-auto w-full rounded-picture bg-mist object-cover"
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

const LINKS = 'a[data-picture]';

const pictures = () => [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];

/** As its attributes say, whatever its size on the page. */
const ratioOf = (picture: HTMLImageElement) =>
  Number(picture.getAttribute('width')) / Number(picture.getAttribute('height')) || 3 / 2;

island(Lightbox);
