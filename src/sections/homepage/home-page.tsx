'use client';

import { homepage } from '@/content/pages/homepage';
import { usePage } from '@/lib/use-page';
import { Hero } from './hero';

/** The home page (spec §2 Home, in page order). */
export function HomePage() {
  const { view } = usePage(homepage);
  return <Hero {...view.hero} />;
}
