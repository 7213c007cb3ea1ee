import { homepage } from '@/content/pages/homepage';
import * as reads from '@/content/reads';
import { usePage } from '@/lib/use-page';
import { Testimonials } from './testimonials';

/** The carousel. */
export function Voices() {
  const { testimonials } = usePage(reads.page(homepage)).view;
  return !testimonials.isHidden && <Testimonials {...testimonials} />;
}
