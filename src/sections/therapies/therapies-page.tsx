import { InnerHero } from '@/components/ui/inner-hero';
import { pageCrumbs } from '@/content/head/crumbs';
import { othersOfPage } from '@/content/languages/translation';
import { allTherapies } from '@/content/views/overviews';
import { therapies } from '@/content/schema/pages/therapies';
import * as endpoints from '@/content/endpoints/endpoints';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { Cta } from './cta';
import { MainTherapies } from './main-therapies';
import { NatureHealing } from './nature-healing';
import { PersonalizedApproach } from './personalized-approach';
import { Philosophy } from './philosophy';

/** The therapies overview (spec §2). */
function TherapiesPage({ answers }: LiveViewProps) {
  const { view } = answers(endpoints.page(therapies));
  const { view: published } = answers(endpoints.therapies);
  const { goneAddresses } = answers(endpoints.layout).view;
  return (
    <>
      <InnerHero
        others={othersOfPage(answers(endpoints.layout).view, therapies.path)}
        crumbs={pageCrumbs(therapies)}
        title={view.hero.pageTitle}
        lead={view.hero.pageSubtitle}
      />
      {!view.philosophy.isHidden && <Philosophy {...view.philosophy} />}
      {!view.mainTherapies.isHidden && (
        <MainTherapies therapies={allTherapies(view.mainTherapies.therapies, published, goneAddresses)} />
      )}
      {!view.natureHealing.isHidden && (
        <NatureHealing {...view.natureHealing} hasTherapies={!view.mainTherapies.isHidden} />
      )}
      {!view.personalizedApproach.isHidden && <PersonalizedApproach {...view.personalizedApproach} />}
      {!view.cta.isHidden && <Cta {...view.cta} />}
    </>
  );
}

export const therapiesView: LiveView = {
  name: 'therapies',
  endpoints: () => [endpoints.page(therapies), endpoints.therapies],
  titledBy: () => endpoints.page(therapies),
  View: TherapiesPage,
};
