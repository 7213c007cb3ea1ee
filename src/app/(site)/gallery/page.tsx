import { HydrationBoundary } from '@tanstack/react-query';
import { readPage } from '@/content/from-api';
import { gallery } from '@/content/pages/gallery';
import { titleWithCentre } from '@/server/seo';
import { GalleryPage } from '@/sections/gallery/gallery-page';
import { metadataOf } from '@/server/metadata';
import { prefetch } from '@/server/prefetch';
import { get } from '@/content/untyped';
import { medicalWebPage } from '@/server/structured-data';
import { StructuredData } from '../structured-data';

const SOURCE = '/api/pages/gallery';

export const generateMetadata = () =>
  metadataOf({
    source: SOURCE,
    path: '/gallery',
    describe: (body, centre) => {
      const { hero } = readPage(gallery, body);
      return { title: titleWithCentre(hero.pageTitle, centre), description: hero.pageDescription };
    },
  });

export default async function Gallery() {
  return (
    <HydrationBoundary state={await prefetch(SOURCE)}>
      <GalleryPage />
      <StructuredData
        path="/gallery"
        source={SOURCE}
        crumbs={[{ label: 'Gallery', path: '/gallery' }]}
        kind={(body) => medicalWebPage(get(get(body, 'data'), 'seo'), 'Gallery', {}, 'ImageGallery')}
      />
    </HydrationBoundary>
  );
}
