import { homepage } from '@/content/pages/homepage';
import * as reads from '@/content/reads';
import { usePage } from '@/lib/use-page';
import { Hero } from './hero';

/** The film with the heading. */
export function Opening() {
  return <Hero {...usePage(reads.page(homepage)).view.hero} />;
}
