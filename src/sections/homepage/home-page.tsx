'use client';

import { homepage } from '@/content/pages/homepage';
import * as reads from '@/content/reads';
import { useConditionList } from '@/lib/use-lists';
import { usePage } from '@/lib/use-page';
import { ContactSection } from '../shared/contact-section';
import { About } from './about';
import { Accreditations } from './accreditations';
import { Conditions } from './conditions';
import { Hero } from './hero';
import { LevelsOfCare } from './levels-of-care';
import { Services } from './services';
import { Testimonials } from './testimonials';

/** The home page (spec §2 Home, in page order). */
export function HomePage() {
  const { view, isLoading, isFailed } = usePage(reads.page(homepage));
  const published = useConditionList();
  return (
    <>
      <Hero {...view.hero} />
      <About {...view.about} />
      <Services {...view.services} />
      <Conditions {...view.conditions} published={published} isLoading={isLoading} isFailed={isFailed} />
      <LevelsOfCare {...view.levelsOfCare} />
      <Accreditations {...view.accreditations} />
      <Testimonials {...view.testimonials} />
      <ContactSection {...view.contactPreview} />
    </>
  );
}
