import { HydrationBoundary } from '@tanstack/react-query';
import { get } from '@/content/untyped';
import { readPage } from '@/content/from-api';
import { about } from '@/content/pages/about';
import { medicalWebPage, people } from '@/server/structured-data';
import { titleWithCentre } from '@/server/seo';
import { AboutPage } from '@/sections/about/about-page';
import { metadataOf } from '@/server/metadata';
import { bodyOf, prefetch } from '@/server/prefetch';
import { StructuredData } from '../structured-data';

const SOURCE = '/api/pages/about';
const TEAM = '/api/team-members';

export const generateMetadata = () =>
  metadataOf({
    source: SOURCE,
    path: '/about',
    describe: (body, centre) => ({ title: titleWithCentre(readPage(about, body).hero.pageTitle, centre) }),
  });

export default async function About() {
  const team = await bodyOf(TEAM);
  return (
    <HydrationBoundary state={await prefetch(SOURCE, TEAM)}>
      <AboutPage />
      <StructuredData
        path="/about"
        source={SOURCE}
        crumbs={[{ label: 'About Us', path: '/about' }]}
        kind={(body) => (page) => [
          ...medicalWebPage(get(get(body, 'data'), 'seo'), 'About Us', {}, 'AboutPage')(page),
          ...people(team, page),
        ]}
      />
    </HydrationBoundary>
  );
}
