import { about } from '@/content/schema/pages/about';
import * as endpoints from '@/content/endpoints/endpoints';
import { aboutView } from '@/sections/about/about-page';
import { viewOf } from '@/server/content-api/prefetch';
import { people, webPage } from '@/server/seo/structured-data';
import { fixedPage } from '../fixed-page';

const page = fixedPage(about, aboutView, {
  things: async (facts) => [
    ...webPage(about.thing)(facts),
    ...(facts.layout.isDemo || endpoints.page(about).view(facts.body).teamOverview.isHidden
      ? []
      : people(await viewOf(endpoints.team), facts)),
  ],
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
