import { pageCrumbs } from '@/content/head/crumbs';
import type { PageSchema } from '@/content/schema/element';
import * as endpoints from '@/content/endpoints/endpoints';
import { metadataOf } from '@/server/seo/page-metadata';
import type { LiveView } from '@/live/live-view';
import { bodyOf } from '@/server/content-api/prefetch';
import { webPage, type PageFacts, type Thing } from '@/server/seo/structured-data';
import { LiveArea } from './live-area';
import { StructuredData } from './structured-data';

type Options = {
  /** More schema.org types, beside the one in its schema. */
  things?: (page: PageFacts) => Thing[] | Promise<Thing[]>;
};

/** Makes the route of a fixed page (spec §2) from its schema and its view. */
export function fixedPage(schema: PageSchema, view: LiveView, { things }: Options = {}) {
  const endpoint = endpoints.page(schema);
  const { path } = schema;

  const generateMetadata = () => metadataOf({ endpoint, path });

  async function Page() {
    const body = await bodyOf(endpoint);
    return (
      <>
        <LiveArea view={view} />
        <StructuredData
          body={body}
          path={path}
          crumbs={pageCrumbs(schema, endpoint.view(body))}
          things={things ?? webPage(schema.thing)}
        />
      </>
    );
  }
  return { generateMetadata, Page };
}
