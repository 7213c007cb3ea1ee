import { HydrationBoundary } from '@tanstack/react-query';
import { readPage } from '@/content/from-api';
import { therapies } from '@/content/pages/therapies';
import { titleWithCentre } from '@/server/seo';
import { TherapiesPage } from '@/sections/therapies/therapies-page';
import { metadataOf } from '@/server/metadata';
import { prefetch } from '@/server/prefetch';
import { get } from '@/content/untyped';
import { medicalWebPage } from '@/server/structured-data';
import { StructuredData } from '../structured-data';

const SOURCE = '/api/pages/therapies';

/** The hero's page title plus the centre's name, default 'Therapies' (spec §2). */
export const generateMetadata = () =>
  metadataOf({
    source: SOURCE,
    path: '/therapies',
    describe: (body, centre) => ({
      title: titleWithCentre(readPage(therapies, body).hero.pageTitle, centre),
    }),
  });

export default async function Therapies() {
  return (
    <HydrationBoundary state={await prefetch(SOURCE)}>
      <TherapiesPage />
      <StructuredData
        path="/therapies"
        source={SOURCE}
        crumbs={[{ label: 'Therapies', path: '/therapies' }]}
        kind={(body) => medicalWebPage(get(get(body, 'data'), 'seo'), 'Therapies')}
      />
    </HydrationBoundary>
  );
}
