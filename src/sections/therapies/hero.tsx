import type { OtherLanguage } from '@/content/languages/translation';
import { therapies, type TherapiesView } from '@/content/schema/pages/therapies';
import { pageCrumbs } from '@/content/head/crumbs';
import { InnerHero } from '@/components/ui/inner-hero';

export function Hero({
  pageTitle,
  pageSubtitle,
  others,
}: TherapiesView['hero'] & { others?: OtherLanguage[] }) {
  return <InnerHero others={others} crumbs={pageCrumbs(therapies)} title={pageTitle} lead={pageSubtitle} />;
}
