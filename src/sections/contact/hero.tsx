import { pageCrumbs } from '@/content/crumbs';
import { InnerHero } from '@/components/ui/inner-hero';
import { contact, type ContactView } from '@/content/pages/contact';

export function Hero({ heading, paragraph }: ContactView['hero']) {
  return <InnerHero crumbs={pageCrumbs(contact)} title={heading} lead={paragraph} />;
}
