import { sayIn, type Say } from '@/content/languages/languages';
import type { TranslationView } from '@/content/languages/translation';
import type { ComponentType } from 'react';
import { crumbsTo, documentCrumbs } from '@/content/head/crumbs';
import { slugPath, documents, type DocumentKind } from '@/content/links/documents';
import type { Endpoint } from '@/content/endpoints/endpoints';
import { isSlug } from '@/content/links/slug';
import { metadataOf, missingMetadata, type Described } from '@/server/seo/page-metadata';
import type { LiveView } from '@/live/live-view';
import { answerTo } from '@/server/content-api/prefetch';
import type { PageFacts, Thing } from '@/server/seo/structured-data';
import { LiveArea } from './live-area';
import { StructuredData } from './structured-data';

type Shown = { title: string; slug?: string; translation: TranslationView };

type Detail<View extends Shown> = {
  kind: DocumentKind;
  endpoint: (slug: string) => Endpoint<View | null>;
  describe?: (view: View) => Described;
  things: (page: PageFacts) => Thing[];
  view: LiveView;
  NotFound: ComponentType<{ slug: string }>;
};

/** The page of one document (spec §2): its metadata and content, or its not-found text. */
export function detailPage<View extends Shown>({
  kind,
  endpoint,
  describe,
  things,
  view: liveView,
  NotFound,
}: Detail<View>) {
  const find = async (slug: string) => {
    const answer = isSlug(slug) ? await answerTo(endpoint(slug)) : 'missing';
    const view = typeof answer === 'object' ? endpoint(slug).view(answer.body) : null;
    // A therapy may be requested by id; its canonical path has the slug.
    return { answer, view, path: slugPath(kind, view?.slug || slug) };
  };
  const crumbsOf = (label: string, path: string, say: Say) =>
    documents[kind].path ? documentCrumbs(documents[kind], label, path, say) : crumbsTo(label, path, say);
  return {
    async metadata(slug: string) {
      const { answer, path } = await find(slug);
      if (answer === 'missing') return missingMetadata();
      return metadataOf({
        endpoint: endpoint(slug),
        path,
        describe: (view) => (view && describe?.(view)) ?? {},
      });
    },
    async page(slug: string) {
      const { answer, view, path } = await find(slug);
      if (answer === 'missing') return <NotFound slug={slug} />;
      return (
        <>
          <LiveArea view={liveView} slug={slug} />
          <StructuredData
            body={typeof answer === 'object' ? answer.body : undefined}
            path={path}
            crumbs={crumbsOf(view?.title ?? slug, path, sayIn(view?.translation.language ?? 'en'))}
            things={things}
          />
        </>
      );
    },
  };
}

type Props = { params: Promise<{ slug: string }> };

/** A route `/folder/[slug]`; `pageOf` selects where two kinds share a folder. */
export const detailRoute = (pageOf: (slug: string) => ReturnType<typeof detailPage>) => ({
  generateMetadata: async ({ params }: Props) => {
    const { slug } = await params;
    return pageOf(slug).metadata(slug);
  },
  Page: async ({ params }: Props) => {
    const { slug } = await params;
    return pageOf(slug).page(slug);
  },
});
