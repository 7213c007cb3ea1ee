import type { ConditionsView } from '@/content/pages/conditions';
import { InnerHero } from '@/components/ui/inner-hero';

export function Hero({ mainHeading, subtitle }: ConditionsView['hero']) {
  return (
    <InnerHero
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Conditions' }]}
      title={mainHeading}
      lead={subtitle}
    />
  );
}
