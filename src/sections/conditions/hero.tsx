import { conditions, type ConditionsView } from '@/content/schema/pages/conditions';
import { pageCrumbs } from '@/content/head/crumbs';
import { InnerHero } from '@/components/ui/inner-hero';

export function Hero({ mainHeading, subtitle }: ConditionsView['hero']) {
  return <InnerHero crumbs={pageCrumbs(conditions)} title={mainHeading} lead={subtitle} />;
}
