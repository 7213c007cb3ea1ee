import { HydrationBoundary } from '@tanstack/react-query';
import { readPage } from '@/content/from-api';
import { conditions } from '@/content/pages/conditions';
import { titleWithCentre } from '@/lib/seo';
import { ConditionsPage } from '@/sections/conditions/conditions-page';
import { metadataOf } from '@/server/metadata';
import { prefetch } from '@/server/prefetch';

const SOURCE = '/api/pages/conditions';

export const generateMetadata = () =>
  metadataOf({
    source: SOURCE,
    path: '/conditions',
    describe: (body, centre) => ({
      title: titleWithCentre(readPage(conditions, body).hero.mainHeading, centre),
    }),
  });

export default async function Conditions() {
  return (
    <HydrationBoundary state={await prefetch(SOURCE)}>
      <ConditionsPage />
    </HydrationBoundary>
  );
}
