import { InnerHero } from '@/components/ui/inner-hero';
import type { SectionView } from '@/content/element';
import type { contact } from '@/content/pages/contact';

export function Hero({ heading, paragraph }: SectionView<(typeof contact)['sections']['hero']>) {
  return (
    <InnerHero
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Contact' }]}
      title={heading}
      lead={paragraph}
    />
  );
}
