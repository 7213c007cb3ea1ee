import { TOWN } from '../schema/constants';
import type { PageSchema } from '../schema/element';
import { asString, prop } from '../json';

/** Spec §9 "Default SEO"; without the town where the center is elsewhere. */
export const defaultTitle = (center: string, town: string = TOWN) =>
  `${center} | ${['Mental Health Treatment', town].filter(Boolean).join(' ')}`;

export const defaultDescription = (center: string) =>
  `What ${center} treats, how treatment works, and how to reach us: mental health conditions, therapies and programs in plain words.`;

export type Site = { center: string; town: string };

/** The title rule of most pages (spec §2): what the page says, and the center's name behind it, whatever the title says. */
export const titleWithCenter = (title: string, center: string) => `${title} | ${center}`;

/**
 * A document's title, for the server's head and for a tab that stays open: `data.seo.title` of the answer, else what the
 * page says of itself, else the site's own.
 */
export function titleOf(body: unknown, own: string | null | undefined, { center, town }: Site): string {
  const written = asString(prop(prop(prop(body, 'data'), 'seo'), 'title'));
  return written || (own ? titleWithCenter(own, center) : defaultTitle(center, town));
}

/** What a fixed page says of itself in its title, by its schema. */
export const ownTitle = ({ title }: PageSchema, view: object): string | undefined =>
  title && ('words' in title ? title.words : textAt(view, title.from));

/** The text of an element by its path, such as `hero.pageTitle`. */
export function textAt(view: object, path: string): string {
  const [section = '', element = ''] = path.split('.');
  return asString(prop(prop(view, section), element));
}
