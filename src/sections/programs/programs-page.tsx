'use client';

import { programs } from '@/content/pages/programs';
import * as reads from '@/content/reads';
import { ContactSection } from '@/sections/shared/contact-section';
import { usePage } from '@/lib/use-page';
import { FinalCta } from './final-cta';
import { Hero } from './hero';
import { Insurance } from './insurance';
import { LevelsOfCare } from './levels-of-care';
import { Overview } from './overview';
import { TherapiesInfo } from './therapies-info';

/** The Programs page (spec §2 Programs, in page order). */
export function ProgramsPage() {
  const { view } = usePage(reads.page(programs));
  return (
    <>
      <Hero {...view.hero} programs={view.levelsOfCare.programs} />
      <Overview {...view.overview} />
      <LevelsOfCare {...view.levelsOfCare} />
      <TherapiesInfo {...view.therapiesInfo} />
      <Insurance {...view.insurance} />
      <FinalCta {...view.finalCta} />
      <ContactSection {...view.contactPreview} />
    </>
  );
}
