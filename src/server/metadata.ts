import type { Metadata } from 'next';
import { get } from '@/content/untyped';
import { readLayout } from '@/content/site-layout';
import { toMetadata } from '@/server/seo';
import { bodyOf } from './prefetch';

type Page = {
  /** The call whose `data.seo` the SEO loader reads (spec §7). */
  source?: string;
  path?: string;
  describe?: (
    body: unknown,
    centre: string,
  ) => { title?: string; description?: string; type?: 'article'; picture?: { url: string; alt: string } };
};

/** The SEO loader of spec §7: the tags of the page at `path`. When nothing could be read the defaults stand (spec §8). */
export async function metadataOf({ source, path, describe }: Page): Promise<Metadata> {
  const [body, layout] = await Promise.all([
    source ? bodyOf(source) : undefined,
    bodyOf('/api/globals/site-layout'),
  ]);
  const centre = readLayout(layout).footer.company.name;
  return toMetadata({
    seo: get(get(body, 'data'), 'seo'),
    centre,
    ...(path ? { path } : {}),
    ...describe?.(body, centre),
  });
}

/** The tags of a page that is not there: the site's own (spec §8), and not for search engines. */
export const missingMetadata = async (): Promise<Metadata> => ({
  ...(await metadataOf({})),
  robots: { index: false, follow: true },
});
