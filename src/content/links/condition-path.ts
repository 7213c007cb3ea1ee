import { withoutMarks } from '../derive/edit-mark';
import { knownCondition, knownConditions } from '../words/known-conditions';
import type { ListedPage, Published } from '../views/lists';
import type { LabeledLink } from '../views/site-layout';
import { toSlug } from './slug';

const BASE = '/conditions/';

/**
 * Where a card of the homepage links to (spec §2 Home): a slug that does not start with '/' is below
 * /conditions/. A card without a slug links to the known condition of the same title, else to its slugified
 * title.
 */
export function conditionPath({ title, slug }: { title: string; slug: string }): string {
  if (slug) return slug.startsWith('/') ? slug : BASE + slug;
  return BASE + (knownConditions.find((known) => isSameTitle(known.title, title))?.slug ?? toSlug(title));
}

/**
 * The slug that selects a card's drawing, also when the card has no link: from its address, else from its
 * title.
 */
export const drawingSlug = ({ path, title }: { path: string; title: string }) =>
  conditionSlug(path || conditionPath({ title, slug: '' }));

/** The slug of a condition's path, or nothing for any other path. */
export const conditionSlug = (path: string) =>
  path.startsWith(BASE) ? path.slice(BASE.length).replace(/[/?#].*/s, '') : undefined;

/** Conditions as links of a menu. */
export const conditionLinks = (listed: readonly Pick<ListedPage, 'title' | 'slug'>[]): LabeledLink[] =>
  listed.map(({ title, slug }) => ({ label: title, url: BASE + slug }));

/**
 * The current target of a link to a condition, given the published ones: a renamed condition is found by its
 * title, and an unpublished one has no target, nor has an address that is `gone`. Other addresses stay as the
 * editor wrote them.
 */
export function currentPath(
  path: string,
  title: string,
  published: Published,
  gone: readonly string[] = [],
): string | null {
  const slug = conditionSlug(path);
  if (published === null || published.some((condition) => condition.slug === slug)) return path;
  const renamed = slug === undefined ? undefined : published.find((one) => isSameTitle(one.title, title));
  if (renamed) return BASE + renamed.slug;
  return gone.includes(path) || (slug !== undefined && knownCondition(slug)) ? null : path;
}

/** Titles are compared without regard to capitals, and to the marks of a preview. */
export const isSameTitle = (one: string, other: string) => plain(one) === plain(other);

const plain = (title: string) => withoutMarks(title).toLowerCase();
