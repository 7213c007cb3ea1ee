import type { SeedSeo } from '../types';

type SeedItem = Record<string, string | string[]>;

export type SeedPage = {
  title: string;
  /** Titles follow the rules of spec §2 and the words of the page. */
  seo: Omit<SeedSeo, 'title'>;
  /** Text that replaces built-in text, by path; a whole list by the path of the list. */
  words?: Record<string, string | SeedItem[]>;
  /** Pictures by path; the value is a file in `src/assets`, or a list of them. */
  pictures?: Record<string, string | string[]>;
};
