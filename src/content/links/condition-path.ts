import { knownCondition, knownConditions } from '../words/known-conditions';
import type { ListedPage, Published } from '../views/lists';
import type { LabelledLink } from '../views/site-layout';
import { toSlug } from './slug';

const BASE = '/conditions/';

/**
 * Where a card of the homepage leads (spec §2 Home): a slug that does not start with '/' stands below /conditions/.
 * A card without a slug leads to the known condition of the same title, else to its title as a slug.
 */
export function conditionPath({ title, slug }: { title: string; slug: string }): string {
  if (slug) return slug.startsWith('/') ? slug : BASE + slug;
  return BASE + (knownConditions.find((known) => isSame(known.title, title))?.slug ?? toSlug(title));
}

/** The slug that names the drawing of a card, which may lead nowhere: that of its address, else of its title. */
export const drawingSlug = ({ path, title }: { path: string; title: string }) =>
  conditionSlug(path || conditionPath({ title, slug: '' }));

/** The slug of a condition's own address, or nothing for another address. */
export const conditionSlug = (path: string) =>
  path.startsWith(BASE) ? path.slice(BASE.length).replace(/[/?#].*$/, '') : undefined;

/** Conditions as links of a menu. */
export const conditionLinks = (listed: readonly Pick<ListedPage, 'title' | 'slug'>[]): LabelledLink[] =>
  listed.map(({ title, slug }) => ({ label: title, url: BASE + slug }));

/**
 * Where a link to a condition leads today, given the published ones: one that staff renamed is found by its title, and
 * one of the known conditions that is not among them has no address. Other addresses are the editor's own.
 */
export function presentPath(path: string, title: string, published: Published): string | null {
  const slug = conditionSlug(path);
  if (slug === undefined || published === null || published.some((condition) => condition.slug === slug))
    return path;
  const renamed = published.find((condition) => isSame(condition.title, title));
  if (renamed) return BASE + renamed.slug;
  return knownCondition(slug) ? null : path;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
