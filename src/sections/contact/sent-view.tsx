import { crumbsTo } from '@/content/head/crumbs';
import { formSay } from '@/content/languages/form-texts';
import { formTexts, sayIn, type Language } from '@/content/languages/languages';
import type { LayoutView } from '@/content/views/site-layout';
import { sentPath } from '@/contact/rules/sent-pages';
import { SENT } from '@/contact/rules/messages';
import type { ContactVariant } from '@/contact/rules/schema';
import { WhatHappensNext } from '@/contact/notes/what-happens-next';
import { CrisisCard } from '@/components/ui/crisis-card';
import { InnerHero } from '@/components/ui/inner-hero';
import { Section } from '@/components/ui/section';
import { SmartLink } from '@/components/ui/links/smart-link';

type SentViewProps = {
  variant: ContactVariant;
  footer: LayoutView['footer'];
  isCrisis: boolean;
  language: Language;
};

/** "Message Sent" as a page (spec §8), for a form that was posted without a script. */
export function SentView({ variant, footer, isCrisis, language }: SentViewProps) {
  const { title, description } = SENT[variant];
  const texts = formTexts(language);
  const [say, inForm] = [sayIn(language), formSay(texts)];
  return (
    <>
      {isCrisis && (
        <div className="wrap pt-8">
          <CrisisCard texts={texts} />
        </div>
      )}
      <InnerHero
        crumbs={crumbsTo(inForm('Message'), sentPath(variant, language), say)}
        say={say}
        title={inForm(title)}
        lead={description && inForm(description)}
      />
      <Section>
        <WhatHappensNext hours={footer.contact.hours} withCalls={!isCrisis} texts={texts} />
        <p className="mt-8">
          <SmartLink href="/" className="link">
            {inForm('Back to the home page')}
          </SmartLink>
        </p>
      </Section>
    </>
  );
}
