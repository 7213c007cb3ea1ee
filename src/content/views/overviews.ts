import { isSlug } from '../links/slug';
import {
  conditionLinks,
  conditionPath,
  conditionSlug,
  isSameTitle,
  currentPath,
} from '../links/condition-path';
import { CONDITIONS_PAGE_CONDITIONS, FOOTER_LINKS, HOMEPAGE_CONDITIONS } from '../schema/constants';
import type { ItemView } from '../schema/element';
import { knownConditions } from '../words/known-conditions';
import { knownTherapy } from '../words/known-therapies';
import { orKnown, type ListedPage, type Published } from './lists';
import type { conditions } from '../schema/pages/conditions';
import type { homepage } from '../schema/pages/homepage';
import type { therapies } from '../schema/pages/therapies';
import type { LabeledLink } from './site-layout';

type ConditionEntry = ItemView<
  (typeof conditions)['sections']['conditionsList']['elements']['conditions']['parts']
>;
/** `edit`: where its words are edited, if not on the page with the card. */
export type ConditionCardView = ConditionEntry & { edit?: string };
type HomeCard = ItemView<(typeof homepage)['sections']['conditions']['elements']['conditions']['parts']>;
/** Addresses that editors wrote and that lead nowhere, as the layout lists them. */
type Gone = readonly string[];
type TherapyEntry = ItemView<
  (typeof therapies)['sections']['mainTherapies']['elements']['therapies']['parts']
>;

/**
 * The conditions page: a card for each of its own entries, and links to the published conditions that no card
 * names (spec §2, §9).
 */
export function conditionsOverview(entries: ConditionEntry[], published: Published, gone: Gone = []) {
  const cards = cardsOf(entries, published, gone, CONDITIONS_PAGE_CONDITIONS);
  const named = cards.map(({ path }) => conditionSlug(path));
  return { cards, more: conditionLinks((published ?? []).filter(({ slug }) => !named.includes(slug))) };
}

/** The cards of the homepage, each with its current path. */
export const homeConditions = (
  cards: HomeCard[],
  published: Published,
  gone: Gone = [],
): ConditionCardView[] =>
  cardsOf(
    cards.map(({ title, description, slug }) => ({
      title,
      description,
      path: conditionPath({ title, slug }),
    })),
    published,
    gone,
    HOMEPAGE_CONDITIONS,
  );

/**
 * The cards that link to a page, else the first published conditions. When none is published, the cards list
 * what the center treats, without links: their path is empty.
 */
function cardsOf(
  cards: ConditionEntry[],
  published: Published,
  gone: Gone,
  most: number,
): ConditionCardView[] {
  const present = cards.map((card) => ({
    ...card,
    path: currentPath(card.path, card.title, published, gone) ?? '',
  }));
  const own = present.filter(({ path }) => path !== '');
  if (own.length > 0) return own;
  return published?.length ? published.map(asEntry).slice(0, most) : present;
}

/** The footer's links to conditions: the editor's choice, else all published ones (spec §2 Footer, §3). */
export function footerConditions(
  chosen: LabeledLink[],
  published: Published,
  { offersKnown = true, gone = [] }: { offersKnown?: boolean; gone?: Gone } = {},
): LabeledLink[] {
  const own = chosen.flatMap(({ label, url }) => {
    const path = currentPath(url, label, published, gone);
    return path === null ? [] : [{ label, url: path }];
  });
  if (own.length > 0) return own;
  return conditionLinks(orKnown(published, offersKnown ? knownConditions : [])).slice(0, FOOTER_LINKS);
}

const asEntry = ({ title, slug, summary }: ListedPage): ConditionCardView => ({
  title,
  description: summary,
  path: `/conditions/${slug}`,
  edit: `/conditions/${slug}#summary`,
});

export type TherapyBlockView = Omit<TherapyEntry, 'slug'> & {
  slug: string;
  /** The path of its own page, or empty. */
  url: string;
  /** Where its words are edited, if not on the page of all therapies. */
  edit?: string;
};

/**
 * The therapies page: its own entries, each with the path of its page, then published therapies that it
 * does not list. An entry without a page belongs to the therapy of the same title.
 */
export function allTherapies(
  entries: TherapyEntry[],
  published: Published,
  gone: Gone = [],
): TherapyBlockView[] {
  const listed = published ?? [];
  const blocks = entries.map((entry) => {
    const byTitle = listed.find(({ title }) => isSameTitle(title, entry.name))?.slug;
    const isThere = published === null || listed.some(({ slug }) => slug === entry.slug);
    const slug = (isThere ? entry.slug : (byTitle ?? entry.slug)) || byTitle || '';
    if (!isThere && slug === entry.slug && knownTherapy(slug)) return { ...entry, url: '' };
    const url = isSlug(slug) ? `/therapies/${slug}` : slug;
    return { ...entry, slug: slug.replace(/^\/therapies\//, ''), url: gone.includes(url) ? '' : url };
  });
  const added = listed.filter(
    ({ title, slug }) => !blocks.some((block) => block.slug === slug || isSameTitle(block.name, title)),
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
      edit: `/therapies/${slug}#summary`,
      imageUrl: null,
    })),
  ];
}
