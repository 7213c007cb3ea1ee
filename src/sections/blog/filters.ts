import type { PostSummary } from '@/content/views/posts';

/** The visitor's filters (spec §4 Blog filters), and how many results are shown. */
export type Filters = { text: string; category: string; shown: number };

export const ALL_CATEGORIES = 'all';
export const ARTICLES_AT_ONCE = 12;
export const SEARCH_MAX_LENGTH = 100;

export const noFilters: Filters = { text: '', category: ALL_CATEGORIES, shown: ARTICLES_AT_ONCE };

export const isFiltered = ({ text, category }: Filters) => text !== '' || category !== ALL_CATEGORIES;

/** Parses the filters of a URL such as `/blog?q=sleep&category=Anxiety`. */
export function readFilters(address: { get: (name: string) => string | null }): Filters {
  const shown = Number(address.get('shown'));
  return {
    text: (address.get('q') ?? '').slice(0, SEARCH_MAX_LENGTH),
    category: address.get('category') || ALL_CATEGORIES,
    shown: Number.isSafeInteger(shown) && shown > ARTICLES_AT_ONCE ? shown : ARTICLES_AT_ONCE,
  };
}

/** The inverse: empty, or starting with `?`. */
export function toSearch({ text, category, shown }: Filters): string {
  const address = new URLSearchParams();
  if (text) address.set('q', text);
  if (category !== ALL_CATEGORIES) address.set('category', category);
  if (shown > ARTICLES_AT_ONCE) address.set('shown', String(shown));
  return address.size > 0 ? `?${address}` : '';
}

/** A post with its search text, prepared once. */
export type IndexedPost = { post: PostSummary; words: string };

export const indexPosts = (posts: readonly PostSummary[]): IndexedPost[] =>
  posts.map((post) => ({ post, words: [post.title, post.excerpt, ...post.tags].map(fold).join('\n') }));

/**
 * Matches title, excerpt or tags regardless of case, and exactly this category (spec §5). Featured posts
 * first.
 */
export function findPosts(index: readonly IndexedPost[], { text, category }: Omit<Filters, 'shown'>) {
  const wanted = fold(text);
  const found = index
    .filter(
      ({ post, words }) =>
        (category === ALL_CATEGORIES || post.category === category) && words.includes(wanted),
    )
    .map(({ post }) => post);
  return [...found.filter(({ isFeatured }) => isFeatured), ...found.filter(({ isFeatured }) => !isFeatured)];
}

/** In alphabetical order. `localeCompare` would load the browser's rules of order, 50 ms on a slow phone. */
export const categoriesOf = (posts: readonly PostSummary[]): string[] =>
  [...new Set(posts.map(({ category }) => category))]
    .filter(Boolean)
    .sort((a, b) => (fold(a) < fold(b) ? -1 : Number(fold(a) > fold(b))));

/** An unknown category counts as all: the link may be old. */
export const onlyKnown = (filters: Filters, categories: readonly string[]): Filters =>
  categories.includes(filters.category) ? filters : { ...filters, category: ALL_CATEGORIES };

/** The count of spec §2: 'Found N article(s)'. */
export const countWords = (count: number) => `Found ${count} ${count === 1 ? 'article' : 'articles'}`;

const fold = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
