import type { OtherLanguage } from '@/content/languages/translation';
import { conditions, type ConditionsView } from '@/content/schema/pages/conditions';
import { pageCrumbs } from '@/content/head/crumbs';
import { InnerHero } from '@/components/ui/inner-hero';

export function Hero({
  mainHeading,
  subtitle,
  others,
}: ConditionsView['hero'] & { others?: OtherLanguage[] }) {
  return <InnerHero others={others} crumbs={pageCrumbs(conditions)} title={mainHeading} lead={subtitle} />;
}
