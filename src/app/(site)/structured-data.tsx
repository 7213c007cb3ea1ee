import type { Crumb } from '@/content/head/crumbs';
import * as endpoints from '@/content/endpoints/endpoints';
import { prop } from '@/content/json';
import { JsonLd } from '@/components/ui/json-ld';
import { env } from '@/services/settings/env';
import { viewOf } from '@/server/content-api/prefetch';
import { structuredData, type PageFacts, type Thing } from '@/server/seo/structured-data';

type StructuredDataProps = {
  /** The response that the page shows; its `data.seo.structuredData` takes precedence (spec §3). */
  body?: unknown;
  path: string;
  crumbs: Crumb[];
  things: (page: PageFacts) => Thing[] | Promise<Thing[]>;
};

/** JSON-LD from the same content as the page. */
export async function StructuredData({ body, path, crumbs, things }: StructuredDataProps) {
  const written = prop(prop(prop(body, 'data'), 'seo'), 'structuredData');
  const page = { siteUrl: env.siteUrl, layout: await viewOf(endpoints.layout), path, crumbs, body };
  return <JsonLd data={written ?? structuredData(page, await things(page))} />;
}
