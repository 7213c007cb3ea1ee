import { withoutMarks } from '../derive/edit-mark';
import { TOWN } from '../schema/constants';
import type { PageSchema } from '../schema/element';
import { asString, prop } from '../json';

/** Spec §9 "Default SEO"; without the town when the center is elsewhere. */
export const defaultTitle = (center: string, town: string = TOWN) =>
  `${center} | ${['Mental Health Treatment', town].filter(Boolean).join(' ')}`;

export const defaultDescription = (center: string) =>
  `${center}: mental health conditions and therapies in plain words, how treatment works, and how to reach us.`;

export type Site = { center: string; town: string };

/** The title rule of most pages (spec §2): the page's title followed by the center's name. */
export const titleWithCenter = (title: string, center: string) => `${title} | ${center}`;

/**
 * A document's title, for the server's head and open tabs: `data.seo.title` of the response, else the
 * page's own title, else the site's default.
 */
export function documentTitleOf(
  body: unknown,
  own: string | null | undefined,
  { center, town }: Site,
): string {
  const written = asString(prop(prop(prop(body, 'data'), 'seo'), 'title'));
  return written || (own ? titleWithCenter(own, center) : defaultTitle(center, town));
}

/** A fixed page's part of the title, by its schema. */
export const ownTitle = ({ title }: PageSchema, view: object): string | undefined =>
  title && ('words' in title ? title.words : textAt(view, title.from));

/** The text of an element by its path, such as `hero.pageTitle`, for a place that shows nothing but text. */
export function textAt(view: object, path: string): string {
  const [section = '', element = ''] = path.split('.');
  return withoutMarks(asString(prop(prop(view, section), element)));
}
