import type { Metadata } from 'next';
import * as endpoints from '@/content/endpoints/endpoints';
import type { Endpoint } from '@/content/endpoints/endpoints';
import { languagesOfPage, type OtherLanguage } from '@/content/languages/translation';
import type { LayoutView } from '@/content/views/site-layout';
import { bodyOf, viewOf } from '../content-api/prefetch';
import { toMetadata } from './to-metadata';

/** A page's default metadata; its SEO object takes precedence. */
export type Described = {
  type?: 'article';
  picture?: { url: string; alt: string } | null;
};

type Page<View> = {
  /** The endpoint whose `data.seo` the SEO loader uses (spec §7). */
  endpoint: Endpoint<View>;
  /** The canonical path. */
  path: string;
  /** Of a page in code. */
  languages?: OtherLanguage[];
  describe?: (view: View) => Described;
};

/**
 * The SEO loader of spec §7: the tags of the page at `path`. When no content can be read, the defaults apply
 * (spec §8).
 */
export async function metadataOf<View>({
  endpoint,
  path,
  languages,
  describe,
}: Page<View>): Promise<Metadata> {
  const [body, layout] = await Promise.all([bodyOf(endpoint), viewOf(endpoints.layout)]);
  return toMetadata({
    body,
    ...ofSite(layout),
    path,
    title: endpoint.title?.(body),
    description: endpoint.description?.(body),
    languages: languages ?? languagesOfPage(body, layout, path),
    ...describe?.(endpoint.view(body)),
  });
}

/** The tags of a page in code, which has no page document and therefore no SEO object. */
export const metadataInCode = (
  { title, lead, path }: { title: string; lead: string; path: string },
  languages: OtherLanguage[],
) =>
  metadataOf({
    endpoint: { ...endpoints.layout, title: () => title, description: () => lead },
    path,
    languages,
  });

/** The tags of the site itself (spec §8, §9). */
export async function siteMetadata(): Promise<Metadata> {
  return toMetadata({ body: undefined, ...ofSite(await viewOf(endpoints.layout)) });
}

const ofSite = ({ footer, brand, town }: LayoutView) => ({
  center: footer.company.name,
  town,
  isDemo: footer.isDemo,
  sharing: brand.socialPicture,
});

/** The tags of a missing page: the site's own (spec §8), with noindex. */
export const missingMetadata = async (): Promise<Metadata> => ({
  ...(await siteMetadata()),
  robots: { index: false, follow: true },
});
