import type { Metadata } from 'next';
import { SENT } from '@/contact/rules/messages';
import { formSay } from '@/content/languages/form-texts';
import { formTexts, type Language } from '@/content/languages/languages';
import type { ContactVariant } from '@/contact/rules/schema';
import * as endpoints from '@/content/endpoints/endpoints';
import { SentView } from '@/sections/contact/sent-view';
import { missingMetadata } from '@/server/seo/page-metadata';
import { viewOf } from '@/server/content-api/prefetch';

/**
 * The page after a form was sent without a script. It repeats nothing of the message, and can be reloaded.
 */
export function sentPage(variant: ContactVariant, language: Language) {
  const generateMetadata = async (): Promise<Metadata> => {
    const { footer } = await viewOf(endpoints.layout);
    return {
      ...(await missingMetadata()),
      title: `${formSay(formTexts(language))(SENT[variant].title)} | ${footer.company.name}`,
      robots: { index: false, follow: false },
    };
  };

  async function Page() {
    const { footer } = await viewOf(endpoints.layout);
    return <SentView variant={variant} footer={footer} isCrisis={false} language={language} />;
  }
  return { generateMetadata, Page };
}
