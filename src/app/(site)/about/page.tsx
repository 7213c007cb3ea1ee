import { about } from '@/content/pages/about';
import * as reads from '@/content/reads';
import { AboutPage } from '@/sections/late-pages';
import { viewOf } from '@/server/prefetch';
import { people, webPage } from '@/server/structured-data';
import { fixedPage } from '../fixed-page';

const page = fixedPage(about, AboutPage, {
  also: [reads.team, reads.credentials],
  things: async (facts) => [
    ...webPage(about.thing)(facts),
    ...(facts.layout.isDemo || reads.page(about).view(facts.body).teamOverview.isHidden
      ? []
      : people(await viewOf(reads.team), facts)),
  ],
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
