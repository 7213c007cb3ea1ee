import { therapies, type TherapiesView } from '@/content/schema/pages/therapies';
import { pageCrumbs } from '@/content/head/crumbs';
import { InnerHero } from '@/components/ui/inner-hero';

export function Hero({ pageTitle, pageSubtitle }: TherapiesView['hero']) {
  return <InnerHero crumbs={pageCrumbs(therapies)} title={pageTitle} lead={pageSubtitle} />;
}
