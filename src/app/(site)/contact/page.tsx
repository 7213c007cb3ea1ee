import { HydrationBoundary } from '@tanstack/react-query';
import { titleWithCentre } from '@/server/seo';
import { ContactPage } from '@/sections/contact/contact-page';
import { metadataOf } from '@/server/metadata';
import { prefetch } from '@/server/prefetch';
import { get } from '@/content/untyped';
import { medicalWebPage } from '@/server/structured-data';
import { StructuredData } from '../structured-data';

const SOURCE = '/api/pages/contact';

export const generateMetadata = () =>
  metadataOf({
    source: SOURCE,
    path: '/contact',
    describe: (_body, centre) => ({ title: titleWithCentre('Contact Us', centre) }),
  });

export default async function Contact() {
  return (
    <HydrationBoundary state={await prefetch(SOURCE)}>
      <ContactPage />
      <StructuredData
        path="/contact"
        source={SOURCE}
        crumbs={[{ label: 'Contact', path: '/contact' }]}
        kind={(body) => medicalWebPage(get(get(body, 'data'), 'seo'), 'Contact', {}, 'ContactPage')}
      />
    </HydrationBoundary>
  );
}
