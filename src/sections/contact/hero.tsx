import { pageCrumbs } from '@/content/head/crumbs';
import { InnerHero } from '@/components/ui/inner-hero';
import { contact, type ContactView } from '@/content/schema/pages/contact';

export function Hero({ heading, paragraph }: ContactView['hero']) {
  return <InnerHero crumbs={pageCrumbs(contact)} title={heading} lead={paragraph} />;
}
