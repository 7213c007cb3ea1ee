import type { TherapiesView } from '@/content/pages/therapies';
import { InnerHero } from '@/components/ui/inner-hero';

export function Hero({ pageTitle, pageSubtitle }: TherapiesView['hero']) {
  return (
    <InnerHero
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Therapies' }]}
      title={pageTitle}
      lead={pageSubtitle}
    />
  );
}
