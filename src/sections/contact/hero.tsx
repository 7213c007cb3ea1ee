import { InnerHero } from '@/components/ui/inner-hero';
import type { ContactView } from '@/content/pages/contact';

export function Hero({ heading, paragraph }: ContactView['hero']) {
  return (
    <InnerHero
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Contact' }]}
      title={heading}
      lead={paragraph}
    />
  );
}
