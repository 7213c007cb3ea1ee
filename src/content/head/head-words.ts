import { defaultDescription, titleOf, type Site } from './title';
import { asString, prop } from '../json';

/** The words of a document's head: what the tab, search engines and shared links say. */
export type HeadWords = Record<'title' | 'description', string> & {
  shared: Record<'title' | 'description', string>;
  twitter: Record<'title' | 'description', string>;
};

/**
 * For the server's head and for a tab that stays open: what the SEO object of the answer says (spec §3), else what the
 * page says of itself, else the site's own.
 */
export function headWords(
  body: unknown,
  own: { title?: string | null; description?: string | null },
  site: Site,
): HeadWords {
  const seo = prop(prop(body, 'data'), 'seo');
  const title = titleOf(body, own.title, site);
  const description =
    asString(prop(seo, 'description')) || own.description || defaultDescription(site.center);
  const elsewhere = (place: string) => ({
    title: asString(prop(prop(seo, place), 'title')) || title,
    description: asString(prop(prop(seo, place), 'description')) || description,
  });
  return { title, description, shared: elsewhere('openGraph'), twitter: elsewhere('twitter') };
}
