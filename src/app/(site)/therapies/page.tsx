import { HydrationBoundary } from '@tanstack/react-query';
import { readPage } from '@/content/from-api';
import { therapies } from '@/content/pages/therapies';
import { titleWithCentre } from '@/lib/seo';
import { TherapiesPage } from '@/sections/therapies/therapies-page';
import { metadataOf } from '@/server/metadata';
import { prefetch } from '@/server/prefetch';

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
    </HydrationBoundary>
  );
}
