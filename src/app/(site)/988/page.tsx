import { crisisHelp, crisisLanguages } from '@/content/crisis/crisis-help';
import * as reads from '@/content/endpoints/endpoints';
import { CrisisHelpPage } from '@/sections/crisis/crisis-help-page';
import { metadataOf } from '@/server/seo/page-metadata';

const help = crisisHelp.en;

/** In code, without a page document, so there is no SEO object. */
export const generateMetadata = () =>
  metadataOf({
    read: { ...reads.layout, title: () => help.title, description: () => help.lead },
    path: help.path,
    languages: crisisLanguages,
  });

export default function Page() {
  return <CrisisHelpPage help={help} />;
}
