import { conditionRoutes } from './site-layout';
import { toSlug } from './slug';

const BASE = '/conditions/';

/**
 * Where a card of the homepage leads (spec §2 Home): a slug that does not start with '/' stands below /conditions/.
 * A card without a slug leads to the known condition of the same title, else to its title as a slug.
 */
export function conditionPath({ title, slug }: { title: string; slug: string }): string {
  if (slug) return slug.startsWith('/') ? slug : BASE + slug;
  const known = conditionRoutes.find(({ label }) => label.toLowerCase() === title.toLowerCase());
  return known?.url ?? BASE + toSlug(title);
}

/** The slug of a condition's own address, or nothing for another address. */
export const conditionSlug = (path: string) =>
  path.startsWith(BASE) ? path.slice(BASE.length).replace(/[/?#].*$/, '') : undefined;
