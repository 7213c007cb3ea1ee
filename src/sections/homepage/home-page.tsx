'use client';

import { late } from '@/components/late';
import { FilmStart } from './film-start';
// Not with the late code of the part that it is for: its words are read before.
import './hero.css';

/** The home page (spec §2 Home, in page order). The film has its own starter. */
export function HomePage() {
  return (
    <>
      <Opening />
      <FilmStart />
      <Middle />
      <Voices />
      <Closing />
    </>
  );
}

const Opening = late('touched', async () => (await import('./opening')).Opening);
const Middle = late('touched', async () => (await import('./middle')).Middle);
const Voices = late('touched', async () => (await import('./voices')).Voices);
const Closing = late('touched', async () => (await import('./closing')).Closing);
