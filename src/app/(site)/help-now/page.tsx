import { HELP_NOW_PATH, helpNow } from '@/content/crisis/help-now';
import * as reads from '@/content/endpoints/endpoints';
import { helpNowView } from '@/sections/crisis/help-now-page';
import { metadataOf } from '@/server/seo/page-metadata';
import { LiveArea } from '../live-area';

/** In code, without a page document, so there is no SEO object. */
export const generateMetadata = () =>
  metadataOf({
    read: { ...reads.layout, title: () => helpNow.title, description: () => helpNow.lead },
    path: HELP_NOW_PATH,
  });

export default function Page() {
  return <LiveArea view={helpNowView} />;
}
