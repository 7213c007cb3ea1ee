/**
 * Part of a text; a component renders the matches as `<mark>`, so that nothing is ever put together as HTML.
 */
export type TextPart = { text: string; isMatch: boolean };

/** One page that a search found; `lang` when it is not in English. */
export type SearchResult = {
  path: string;
  kind: string;
  title: TextPart[];
  excerpt: TextPart[];
  lang?: string;
};
