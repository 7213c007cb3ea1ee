import { othersOfPage } from '@/content/languages/translation';
import { pageCrumbs } from '@/content/head/crumbs';
import { gallery } from '@/content/schema/pages/gallery';
import * as endpoints from '@/content/endpoints/endpoints';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { InnerHero } from '@/components/ui/inner-hero';
import { Notice } from '@/components/ui/notice';
import { Gallery } from './gallery';
import { GalleryLoading } from './gallery-loading';

/** The gallery (spec §2 Gallery). */
function GalleryPage({ answers }: LiveViewProps) {
  const { view, isLoading } = answers(endpoints.page(gallery));
  const { hero } = view;
  const { images } = view.gallery;
  return (
    <>
      <InnerHero
        others={othersOfPage(answers(endpoints.layout).view, gallery.path)}
        crumbs={pageCrumbs(gallery)}
        title={hero.pageTitle}
        lead={hero.pageDescription}
      />
      <section data-edit="#gallery" className="ground-paper section-y" aria-label="Pictures">
        <div className="wrap">
          {isLoading ? (
            <GalleryLoading />
          ) : images.length > 0 ? (
            <Gallery images={images} />
          ) : (
            <Notice
              kind="empty"
              text="Gallery images are being updated. Please check back soon."
              className="mx-auto max-w-[46rem]"
            />
          )}
        </div>
      </section>
    </>
  );
}

export const galleryView: LiveView = {
  name: 'gallery',
  endpoints: () => [endpoints.page(gallery)],
  titledBy: () => endpoints.page(gallery),
  View: GalleryPage,
};
