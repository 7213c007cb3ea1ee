import { HydrationBoundary } from '@tanstack/react-query';
import { readPage } from '@/content/from-api';
import { terms } from '@/content/pages/legal';
import { titleWithCentre } from '@/server/seo';
import { LegalPage } from '@/sections/legal/legal-page';
import { metadataOf } from '@/server/metadata';
import { prefetch } from '@/server/prefetch';
import { get } from '@/content/untyped';
import { medicalWebPage } from '@/server/structured-data';
import { StructuredData } from '../structured-data';

const SOURCE = '/api/pages/terms';

export const generateMetadata = () =>
  metadataOf({
    source: SOURCE,
    path: '/terms',
    describe: (body, centre) => ({ title: titleWithCentre(readPage(terms, body).hero.pageTitle, centre) }),
  });

export default async function Terms() {
  return (
    <HydrationBoundary state={await prefetch(SOURCE)}>
      <LegalPage name="terms" />
      <StructuredData
        path="/terms"
        source={SOURCE}
        crumbs={[{ label: 'Terms', path: '/terms' }]}
        kind={(body) => medicalWebPage(get(get(body, 'data'), 'seo'), 'Terms', {}, 'WebPage')}
      />
    </HydrationBoundary>
  );
}
