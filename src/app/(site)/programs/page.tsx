import { HydrationBoundary } from '@tanstack/react-query';
import { readPage } from '@/content/from-api';
import { programs } from '@/content/pages/programs';
import { titleWithCentre } from '@/lib/seo';
import { ProgramsPage } from '@/sections/programs/programs-page';
import { metadataOf } from '@/server/metadata';
import { prefetch } from '@/server/prefetch';

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
    </HydrationBoundary>
  );
}
