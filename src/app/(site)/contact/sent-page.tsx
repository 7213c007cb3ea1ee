import type { Metadata } from 'next';
import { SENT } from '@/contact/rules/messages';
import type { ContactVariant } from '@/contact/rules/schema';
import * as reads from '@/content/endpoints/endpoints';
import { SentView } from '@/sections/contact/sent-view';
import { missingMetadata } from '@/server/seo/page-metadata';
import { viewOf } from '@/server/content-api/prefetch';

/**
 * The page after a form was sent without a script. It repeats nothing of the message, and can be reloaded.
 */
export function sentPage(variant: ContactVariant) {
  const generateMetadata = async (): Promise<Metadata> => {
    const { footer } = await viewOf(reads.layout);
    return {
      ...(await missingMetadata()),
      title: `${SENT[variant].title} | ${footer.company.name}`,
      robots: { index: false, follow: false },
    };
  };

  async function Page() {
    const { footer } = await viewOf(reads.layout);
    return <SentView variant={variant} footer={footer} isCrisis={false} />;
  }
  return { generateMetadata, Page };
}
