import { defaultDescription, documentTitleOf, type Site } from './title';
import { asString, prop } from '../json';

/** The title and description of a document, for the tab, search engines and shared links. */
export type HeadWords = Record<'title' | 'description', string> & {
  shared: Record<'title' | 'description', string>;
  twitter: Record<'title' | 'description', string>;
};

/**
 * Used for the server's head and in open tabs: the SEO object of the response (spec §3), else the
 * page's own values, else the site's defaults.
 */
export function headWords(
  body: unknown,
  own: { title?: string | null; description?: string | null },
  site: Site,
): HeadWords {
  const seo = prop(prop(body, 'data'), 'seo');
  const title = documentTitleOf(body, own.title, site);
  const description =
    asString(prop(seo, 'description')) || own.description || defaultDescription(site.center);
  const elsewhere = (place: string) => ({
    title: asString(prop(prop(seo, place), 'title')) || title,
    description: asString(prop(prop(seo, place), 'description')) || description,
  });
  return { title, description, shared: elsewhere('openGraph'), twitter: elsewhere('twitter') };
}
