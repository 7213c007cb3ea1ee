import { HydrationBoundary } from '@tanstack/react-query';
import { readPage } from '@/content/from-api';
import { privacy } from '@/content/pages/legal';
import { titleWithCentre } from '@/server/seo';
import { LegalPage } from '@/sections/legal/legal-page';
import { metadataOf } from '@/server/metadata';
import { prefetch } from '@/server/prefetch';
import { get } from '@/content/untyped';
import { medicalWebPage } from '@/server/structured-data';
import { StructuredData } from '../structured-data';

const SOURCE = '/api/pages/privacy';

export const generateMetadata = () =>
  metadataOf({
    source: SOURCE,
    path: '/privacy',
    describe: (body, centre) => ({ title: titleWithCentre(readPage(privacy, body).hero.pageTitle, centre) }),
  });

export default async function Privacy() {
  return (
    <HydrationBoundary state={await prefetch(SOURCE)}>
      <LegalPage name="privacy" />
      <StructuredData
        path="/privacy"
        source={SOURCE}
        crumbs={[{ label: 'Privacy', path: '/privacy' }]}
        kind={(body) => medicalWebPage(get(get(body, 'data'), 'seo'), 'Privacy', {}, 'WebPage')}
      />
    </HydrationBoundary>
  );
}
