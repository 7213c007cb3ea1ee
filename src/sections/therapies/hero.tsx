import { therapies, type TherapiesView } from '@/content/pages/therapies';
import { pageCrumbs } from '@/content/crumbs';
import { InnerHero } from '@/components/ui/inner-hero';

export function Hero({ pageTitle, pageSubtitle }: TherapiesView['hero']) {
  return <InnerHero crumbs={pageCrumbs(therapies)} title={pageTitle} lead={pageSubtitle} />;
}
