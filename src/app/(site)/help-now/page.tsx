import { helpNow, helpNowLanguages } from '@/content/crisis/help-now';
import * as reads from '@/content/endpoints/endpoints';
import { helpNowView } from '@/sections/crisis/help-now-page';
import { metadataOf } from '@/server/seo/page-metadata';
import { LiveArea } from '../live-area';

const help = helpNow.en;

/** In code, without a page document, so there is no SEO object. */
export const generateMetadata = () =>
  metadataOf({
    read: { ...reads.layout, title: () => help.title, description: () => help.lead },
    path: help.path,
    languages: helpNowLanguages,
  });

export default function Page() {
  return <LiveArea view={helpNowView} />;
}
