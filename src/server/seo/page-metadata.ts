import type { Metadata } from 'next';
import * as reads from '@/content/endpoints/endpoints';
import type { Endpoint } from '@/content/endpoints/endpoints';
import type { LayoutView } from '@/content/views/site-layout';
import { bodyOf, viewOf } from '../content-api/prefetch';
import { toMetadata } from './to-metadata';

/** What a page says of itself beside its words; its SEO object goes before all of it. */
export type Described = {
  type?: 'article';
  picture?: { url: string; alt: string } | null;
};

type Page<View> = {
  /** The read whose `data.seo` the SEO loader takes (spec §7). */
  read: Endpoint<View>;
  /** The canonical address. */
  path: string;
  describe?: (view: View) => Described;
};

/** The SEO loader of spec §7: the tags of the page at `path`. When nothing could be read the defaults stand (spec §8). */
export async function metadataOf<View>({ read, path, describe }: Page<View>): Promise<Metadata> {
  const [body, layout] = await Promise.all([bodyOf(read), viewOf(reads.layout)]);
  return toMetadata({
    body,
    ...ofSite(layout),
    path,
    title: read.title?.(body),
    description: read.description?.(body),
    ...describe?.(read.view(body)),
  });
}

/** The tags of the site itself (spec §8, §9). */
export async function siteMetadata(): Promise<Metadata> {
  return toMetadata({ body: undefined, ...ofSite(await viewOf(reads.layout)) });
}

const ofSite = ({ footer, brand, town }: LayoutView) => ({
  center: footer.company.name,
  town,
  isDemo: footer.isDemo,
  sharing: brand.socialPicture,
});

/** The tags of a page that is not there: the site's own (spec §8), and not for search engines. */
export const missingMetadata = async (): Promise<Metadata> => ({
  ...(await siteMetadata()),
  robots: { index: false, follow: true },
});
