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
      {!view.about.isHidden && <About {...view.about} />}
      {!view.services.isHidden && <Services {...view.services} />}
      {!view.conditions.isHidden && (
        <Conditions {...view.conditions} published={published} isLoading={isLoading} isFailed={isFailed} />
      )}
      {!view.levelsOfCare.isHidden && <LevelsOfCare {...view.levelsOfCare} />}
      {!view.accreditations.isHidden && <Accreditations {...view.accreditations} />}
      {!view.testimonials.isHidden && <Testimonials {...view.testimonials} />}
      {!view.contactPreview.isHidden && <ContactSection {...view.contactPreview} />}
    </>
  );
}
