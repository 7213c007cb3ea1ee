import { FORM_PATH } from '@/contact/rules/form-answer';
import { crumbsTo } from '@/content/head/crumbs';
import { formSay } from '@/content/languages/form-texts';
import { formTexts, sayIn, type Language } from '@/content/languages/languages';
import type { LayoutView } from '@/content/views/site-layout';
import { InnerHero } from '@/components/ui/inner-hero';
import { ContactSection } from '../shared/contact-section';

type AnsweredViewProps = { footer: LayoutView['footer']; language: Language };

export const answeredTitle = (language: Language) => formSay(formTexts(language))('Contact form');

/** The form of a page that is not in English, when it comes back with what has to be corrected. */
export function AnsweredView({ footer, language }: AnsweredViewProps) {
  const say = sayIn(language);
  const title = answeredTitle(language);
  return (
    <>
      <InnerHero crumbs={crumbsTo(title, FORM_PATH, say)} say={say} title={title} />
      <ContactSection
        heading={say('Talk with someone who will listen')}
        paragraph={say('Write a few words, for yourself or for someone you love.')}
        footer={footer}
        language={language}
      />
    </>
  );
}
