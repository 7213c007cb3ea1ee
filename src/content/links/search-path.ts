import { BLOG_PATH } from '../schema/constants';

/** The page that searches everything published; it has no document and is not in the sitemap. */
export const SEARCH_PATH = '/search';

/** Longer input is cut. */
export const MOST_QUERY_LENGTH = 100;

/** Pages with a search that the server answers: the blog's (spec §2), and the search of everything. */
export const SEARCH_PATHS: readonly string[] = [BLOG_PATH, SEARCH_PATH];

/** The query of a search and its filter. */
export const SEARCH_QUERY = ['q', 'category', 'shown'] as const;

/** The numbers by which WordPress knows posts and pages: `/?p=12`. */
export const WORDPRESS_QUERY = ['p', 'page_id'] as const;
