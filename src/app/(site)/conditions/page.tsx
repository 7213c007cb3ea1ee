import { HydrationBoundary } from '@tanstack/react-query';
import { readPage } from '@/content/from-api';
import { conditions } from '@/content/pages/conditions';
import { titleWithCentre } from '@/server/seo';
import { ConditionsPage } from '@/sections/conditions/conditions-page';
import { metadataOf } from '@/server/metadata';
import { prefetch } from '@/server/prefetch';
import { get } from '@/content/untyped';
import { medicalWebPage } from '@/server/structured-data';
import { StructuredData } from '../structured-data';

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
      <StructuredData
        path="/conditions"
        source={SOURCE}
        crumbs={[{ label: 'Conditions', path: '/conditions' }]}
        kind={(body) => medicalWebPage(get(get(body, 'data'), 'seo'), 'Conditions')}
      />
    </HydrationBoundary>
  );
}
