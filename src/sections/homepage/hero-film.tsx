'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { useMediaQuery } from '@/lib/use-media-query';
import { savesData, STILL } from './film';

/**
 * The looping film behind the heading. It is fetched once the page is quiet (film-start.tsx), and not at all for visitors
 * who asked for less motion or less data, until they press Play. A film that cannot be played leaves the still picture.
 */
export function HeroFilm({ src, className }: { src: string; className?: string }) {
  const film = useRef<HTMLVideoElement>(null);
  const isStill = useMediaQuery(STILL);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isPageLoaded, setIsPageLoaded] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const isSparing = useIsSparing();
  const isWanted = choice ? choice === 'play' : !isStill && !isSparing;
  const isRunning = isWanted && (isPageLoaded || choice !== undefined);

  useEffect(() => onPageLoad(() => setIsPageLoaded(true)), []);

  useEffect(() => {
    const video = film.current;
    if (!video) return;
    if (!isRunning) return video.pause();
    if (!video.hasAttribute('src')) video.src = src;
    // It failed before this code had come: it fails again, and is heard.
    else if (video.error) video.load();
    // Browsers may refuse to start it, for example to save power: then Play is offered.
    video.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') setChoice('pause');
    });
  }, [isRunning, src]);

  if (isBroken) return null;
  return (
    <>
      <video
        ref={film}
        data-src={src}
        loop
        muted
        autoPlay
        playsInline
        disablePictureInPicture
        disableRemotePlayback
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onError={() => setIsBroken(true)}
        className={className}
      />
      <div className="wrap pointer-events-none absolute inset-x-0 top-4 z-1 flex justify-end tablet:top-auto tablet:bottom-8">
        <button
          type="button"
          aria-label={isWanted ? 'Pause the film' : 'Play the film'}
          onClick={() => setChoice(isWanted ? 'pause' : 'play')}
          className="no-print pointer-events-auto grid size-12 place-items-center rounded-full border-[1.5px] border-paper/75 bg-deep/82 text-white transition-[background-color] hover:bg-deep"
        >
          <Icon name={isWanted ? 'pause' : 'play'} className="size-4" />
        </button>
      </div>
    </>
  );
}

function onPageLoad(start: () => void) {
  if (document.readyState === 'complete') {
    const timer = setTimeout(start);
    return () => clearTimeout(timer);
  }
  window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}

const useIsSparing = () => useSyncExternalStore(noChange, savesData, () => false);

const noChange = () => () => {};
