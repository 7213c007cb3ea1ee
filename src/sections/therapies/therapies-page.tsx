'use client';

import { allTherapies } from '@/content/overviews';
import { therapies } from '@/content/pages/therapies';
import * as reads from '@/content/reads';
import { useTherapyList } from '@/lib/use-lists';
import { usePage } from '@/lib/use-page';
import { Cta } from './cta';
import { Hero } from './hero';
import { MainTherapies } from './main-therapies';
import { NatureHealing } from './nature-healing';
import { PersonalizedApproach } from './personalized-approach';
import { Philosophy } from './philosophy';

/** The therapies overview (spec §2). */
export function TherapiesPage() {
  const { view } = usePage(reads.page(therapies));
  const listed = useTherapyList();
  return (
    <>
      <Hero {...view.hero} />
      {!view.philosophy.isHidden && <Philosophy {...view.philosophy} />}
      {!view.mainTherapies.isHidden && (
        <MainTherapies therapies={allTherapies(view.mainTherapies.therapies, listed)} />
      )}
      {!view.natureHealing.isHidden && (
        <NatureHealing {...view.natureHealing} hasTherapies={!view.mainTherapies.isHidden} />
      )}
      {!view.personalizedApproach.isHidden && <PersonalizedApproach {...view.personalizedApproach} />}
      {!view.cta.isHidden && <Cta {...view.cta} />}
    </>
  );
}
