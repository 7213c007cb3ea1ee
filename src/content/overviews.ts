import { isSlug } from './slug';
import { conditionLinks, conditionPath, conditionSlug, presentPath } from './condition-path';
import { CONDITIONS_PAGE_CONDITIONS, FOOTER_LINKS, HOMEPAGE_CONDITIONS } from './constants';
import type { ItemView } from './element';
import { knownConditions } from './known-conditions';
import { knownTherapy } from './known-therapies';
import { orKnown, type ListedPage } from './lists';
import type { conditions } from './pages/conditions';
import type { homepage } from './pages/homepage';
import type { therapies } from './pages/therapies';
import type { LabelledLink } from './site-layout';

type ConditionEntry = ItemView<
  (typeof conditions)['sections']['conditionsList']['elements']['conditions']['parts']
>;
type HomeCard = ItemView<(typeof homepage)['sections']['conditions']['elements']['conditions']['parts']>;
type TherapyEntry = ItemView<
  (typeof therapies)['sections']['mainTherapies']['elements']['therapies']['parts']
>;

/**
 * What the conditions page shows: a card for each of its own entries, without those that lead to no condition any more,
 * and as links the published conditions that no card names (spec §2, §9).
 */
export function conditionsOverview(entries: ConditionEntry[], published: readonly ListedPage[]) {
  const own = entries.flatMap((entry) => {
    const path = presentPath(entry.path, entry.title, published);
    return path === null ? [] : [{ ...entry, path }];
  });
  const cards = own.length > 0 ? own : published.map(asEntry).slice(0, CONDITIONS_PAGE_CONDITIONS);
  const named = cards.map(({ path }) => conditionSlug(path));
  return { cards, more: conditionLinks(published.filter(({ slug }) => !named.includes(slug))) };
}

/** The cards of the homepage, each with the path that it leads to today. */
export function homeConditions(cards: HomeCard[], published: readonly ListedPage[]): ConditionEntry[] {
  const own = cards.flatMap(({ title, description, slug }) => {
    const path = presentPath(conditionPath({ title, slug }), title, published);
    return path === null ? [] : [{ title, description, path }];
  });
  return own.length > 0 ? own : published.map(asEntry).slice(0, HOMEPAGE_CONDITIONS);
}

/** The footer's links to conditions: the editor's own choice, else all that are published (spec §2 Footer, §3). */
export function footerConditions(
  chosen: LabelledLink[],
  published: readonly ListedPage[],
  { offersKnown = true } = {},
): LabelledLink[] {
  const own = chosen.flatMap(({ label, url }) => {
    const path = presentPath(url, label, published);
    return path === null ? [] : [{ label, url: path }];
  });
  if (own.length > 0) return own;
  return conditionLinks(offersKnown ? orKnown(published, knownConditions) : published).slice(0, FOOTER_LINKS);
}

const asEntry = ({ title, slug, summary }: ListedPage): ConditionEntry => ({
  title,
  description: summary,
  path: `/conditions/${slug}`,
});

export type TherapyBlockView = Omit<TherapyEntry, 'slug'> & {
  slug: string;
  /** Where its own page is, or nothing. */
  url: string;
};

/**
 * What the therapies page describes: its own entries, each with the address of its page, then the therapies that staff
 * added and it does not name. An entry that names no page belongs to the therapy of the same title.
 */
export function allTherapies(
  entries: TherapyEntry[],
  listed: readonly ListedPage[],
  { isNonePublished = false } = {},
): TherapyBlockView[] {
  const blocks = entries.map((entry) => {
    const byTitle = listed.find(({ title }) => same(title, entry.name))?.slug;
    const isThere =
      (listed.length === 0 && !isNonePublished) || listed.some(({ slug }) => slug === entry.slug);
    const slug = (isThere ? entry.slug : (byTitle ?? entry.slug)) || byTitle || '';
    if (!isThere && slug === entry.slug && knownTherapy(slug)) return { ...entry, url: '' };
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
