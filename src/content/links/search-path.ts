/** The page that searches everything published; it has no document and is not in the sitemap. */
export const SEARCH_PATH = '/search';

/** Longer input is cut. */
export const MOST_QUERY_LENGTH = 100;
