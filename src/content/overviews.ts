import { isSlug } from './slug';
import { conditionSlug } from './condition-path';
import type { ItemView } from './element';
import type { ListedPage } from './lists';
import type { conditions } from './pages/conditions';
import type { therapies } from './pages/therapies';

type ConditionEntry = ItemView<
  (typeof conditions)['sections']['conditionsList']['elements']['conditions']['parts']
>;
type TherapyEntry = ItemView<
  (typeof therapies)['sections']['mainTherapies']['elements']['therapies']['parts']
>;

/** What the conditions page lists: its own entries, then the conditions that staff added and it does not name. */
export function allConditions(entries: ConditionEntry[], listed: readonly ListedPage[]): ConditionEntry[] {
  const named = entries.map(({ path }) => conditionSlug(path));
  const added = listed.filter(({ slug }) => !named.includes(slug));
  return [
    ...entries,
    ...added.map(({ title, slug, summary }) => ({
      title,
      description: summary,
      path: `/conditions/${slug}`,
    })),
  ];
}

export type TherapyBlockView = Omit<TherapyEntry, 'slug'> & {
  slug: string;
  /** Where its own page is, or nothing. */
  url: string;
};

/**
 * What the therapies page describes: its own entries, each with the address of its page, then the therapies that staff
 * added and it does not name. An entry that names no page belongs to the therapy of the same title.
 */
export function allTherapies(entries: TherapyEntry[], listed: readonly ListedPage[]): TherapyBlockView[] {
  const blocks = entries.map((entry) => {
    const slug = entry.slug || listed.find(({ title }) => same(title, entry.name))?.slug || '';
    return isSlug(slug)
      ? { ...entry, slug, url: `/therapies/${slug}` }
      : { ...entry, slug: slug.replace(/^\/therapies\//, ''), url: slug };
  });
  const added = listed.filter(
    ({ title, slug }) => !blocks.some((block) => block.slug === slug || same(block.name, title)),
  );
  return [
    ...blocks,
    ...added.map(({ title, slug, summary }) => ({
      name: title,
      description: summary,
      benefits: [],
      effectiveFor: '',
      slug,
      url: `/therapies/${slug}`,
      imageUrl: null,
    })),
  ];
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
