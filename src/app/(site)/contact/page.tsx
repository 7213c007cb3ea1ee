import { HydrationBoundary } from '@tanstack/react-query';
import { titleWithCentre } from '@/lib/seo';
import { ContactPage } from '@/sections/contact/contact-page';
import { metadataOf } from '@/server/metadata';
import { prefetch } from '@/server/prefetch';

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
    </HydrationBoundary>
  );
}
