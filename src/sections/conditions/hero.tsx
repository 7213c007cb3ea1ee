import type { SectionView } from '@/content/element';
import type { conditions } from '@/content/pages/conditions';
import { InnerHero } from '@/components/ui/inner-hero';

export function Hero({ mainHeading, subtitle }: SectionView<(typeof conditions)['sections']['hero']>) {
  return (
    <InnerHero
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Conditions' }]}
      title={mainHeading}
      lead={subtitle}
    />
  );
}
