import { HydrationBoundary } from '@tanstack/react-query';
import { readPage } from '@/content/from-api';
import { programs } from '@/content/pages/programs';
import { titleWithCentre } from '@/server/seo';
import { ProgramsPage } from '@/sections/programs/programs-page';
import { metadataOf } from '@/server/metadata';
import { prefetch } from '@/server/prefetch';
import { get } from '@/content/untyped';
import { medicalWebPage } from '@/server/structured-data';
import { StructuredData } from '../structured-data';

const SOURCE = '/api/pages/programs';

export const generateMetadata = () =>
  metadataOf({
    source: SOURCE,
    path: '/programs',
    describe: (body, centre) => ({ title: titleWithCentre(readPage(programs, body).hero.pageTitle, centre) }),
  });

export default async function Programs() {
  return (
    <HydrationBoundary state={await prefetch(SOURCE)}>
      <ProgramsPage />
      <StructuredData
        path="/programs"
        source={SOURCE}
        crumbs={[{ label: 'Our Programs', path: '/programs' }]}
        kind={(body) => medicalWebPage(get(get(body, 'data'), 'seo'), 'Our Programs')}
      />
    </HydrationBoundary>
  );
}
