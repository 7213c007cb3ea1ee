import { HydrationBoundary } from '@tanstack/react-query';
import { readPage } from '@/content/from-api';
import { about } from '@/content/pages/about';
import { titleWithCentre } from '@/lib/seo';
import { AboutPage } from '@/sections/about/about-page';
import { metadataOf } from '@/server/metadata';
import { prefetch } from '@/server/prefetch';

const SOURCE = '/api/pages/about';

export const generateMetadata = () =>
  metadataOf({
    source: SOURCE,
    path: '/about',
    describe: (body, centre) => ({ title: titleWithCentre(readPage(about, body).hero.pageTitle, centre) }),
  });

export default async function About() {
  return (
    <HydrationBoundary state={await prefetch(SOURCE, '/api/team-members')}>
      <AboutPage />
    </HydrationBoundary>
  );
}
