'use client';

import { useEffect } from 'react';
import { until } from '@/lib/awake';
import { savesData, wantsStillness } from './film';

/** Starts the film by itself once the page is quiet; its button may still be without code then. */
export function FilmStart() {
  useEffect(() => {
    let isGone = false;
    void until('quiet').then(() => {
      const film = document.querySelector<HTMLVideoElement>('video[data-src]:not([src])');
      if (isGone || !film || wantsStillness() || savesData()) return;
      film.src = film.dataset.src ?? '';
      // The button offers Play once it has its code, should the browser refuse.
      film.play().catch(() => undefined);
    });
    return () => void (isGone = true);
  }, []);
  return null;
}
