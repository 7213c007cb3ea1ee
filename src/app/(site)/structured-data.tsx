import { JsonLd } from '@/components/ui/html';
import { asText, get } from '@/content/untyped';
import { readLayout } from '@/content/site-layout';
import { structuredData, type PageFacts, type Thing } from '@/server/structured-data';
import { env } from '@/server/env';
import { bodyOf } from '@/server/prefetch';

type StructuredDataProps = {
  path: string;
  crumbs?: PageFacts['crumbs'];
  /** The call that the page shows; its `data.seo.structuredData` goes before what is made here (spec §3). */
  source?: string;
  kind: (body: unknown) => (page: PageFacts) => Thing[];
};

/** The page for machines, made from the same content as the page for people. */
export async function StructuredData({ path, crumbs = [], source, kind }: StructuredDataProps) {
  const [body, layout] = await Promise.all([
    source ? bodyOf(source) : undefined,
    bodyOf('/api/globals/site-layout'),
  ]);
  const written = get(get(get(body, 'data'), 'seo'), 'structuredData');
  const title = asText(get(get(body, 'data'), 'title'));
  const named = crumbs.map((crumb) => (crumb.path === path && title ? { ...crumb, label: title } : crumb));
  const page = { siteUrl: env.siteUrl, layout: readLayout(layout), path, crumbs: named };
  return <JsonLd data={written ?? structuredData(page, kind(body))} />;
}
