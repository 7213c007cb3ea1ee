import type { OtherLanguage } from '@/content/languages/translation';
import { pageCrumbs } from '@/content/head/crumbs';
import { InnerHero } from '@/components/ui/inner-hero';
import { contact, type ContactView } from '@/content/schema/pages/contact';

export function Hero({ heading, paragraph, others }: ContactView['hero'] & { others?: OtherLanguage[] }) {
  return <InnerHero others={others} crumbs={pageCrumbs(contact)} title={heading} lead={paragraph} />;
}
