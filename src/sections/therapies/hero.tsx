import type { SectionView } from '@/content/element';
import type { therapies } from '@/content/pages/therapies';
import { InnerHero } from '@/components/ui/inner-hero';

export function Hero({ pageTitle, pageSubtitle }: SectionView<(typeof therapies)['sections']['hero']>) {
  return (
    <InnerHero
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Therapies' }]}
      title={pageTitle}
      lead={pageSubtitle}
    />
  );
}
