'use client';

import { island } from '@/live/island';
import { useEffect } from 'react';

/** Tells the film's script of a film that came after the document. */
export function FilmStart({ src }: { src: string }) {
  useEffect(() => void document.dispatchEvent(new Event('film')), [src]);
  return null;
}

island(FilmStart);
