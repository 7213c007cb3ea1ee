import { conditions, type ConditionsView } from '@/content/pages/conditions';
import { pageCrumbs } from '@/content/crumbs';
import { InnerHero } from '@/components/ui/inner-hero';

export function Hero({ mainHeading, subtitle }: ConditionsView['hero']) {
  return <InnerHero crumbs={pageCrumbs(conditions)} title={mainHeading} lead={subtitle} />;
}
