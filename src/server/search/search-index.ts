import MiniSearch from 'minisearch';
import { fold } from '@/content/fold';
import { MOST_QUERY_LENGTH } from '@/content/links/search-path';
import type { SearchResult, TextPart } from '@/content/views/search-result';

/**
 * One published page, as the index reads it. The text is plain, without markup; `lang` when it is not
 * English.
 */
export type SearchEntry = { path: string; kind: string; title: string; text: string; lang?: string };

export type SearchIndex = (query: string) => SearchResult[];

const MOST_WORDS = 8;
const MOST_RESULTS = 30;
const EXCERPT_LENGTH = 180;
/** So many characters of the excerpt stand before the first match. */
const LEAD_LENGTH = 50;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** An index of everything published, made once per revision of the content. */
export function createSearchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'text'],
    tokenize: splitWords,
    processTerm: fold,
    searchOptions: {
      boost: { title: 4 },
      combineWith: 'AND',
      prefix: (term) => term.length > 2,
      fuzzy: editsOf,
    },
  });
  index.addAll([...byPath.values()]);

  return (query) => {
    const words = splitWords(query.slice(0, MOST_QUERY_LENGTH)).slice(0, MOST_WORDS);
    return index
      .search(words.join(' '))
      .slice(0, MOST_RESULTS)
      .flatMap(({ id, terms }) => {
        const entry = byPath.get(String(id));
        const found = new Set(terms);
        return entry
          ? {
              path: entry.path,
              kind: entry.kind,
              title: markWords(entry.title, found),
              excerpt: markWords(excerptOf(entry.text, found), found),
              ...(entry.lang ? { lang: entry.lang } : {}),
            }
          : [];
      });
  };
}

/** The part of the text around its first match, cut between words. */
function excerptOf(text: string, found: ReadonlySet<string>) {
  const words = [...text.matchAll(WORD)];
  const first = words.find(([word]) => found.has(fold(word)))?.index ?? 0;
  const from =
    first <= LEAD_LENGTH ? 0 : (words.find(({ index }) => index >= first - LEAD_LENGTH)?.index ?? 0);
  if (text.length - from <= EXCERPT_LENGTH) return `${from > 0 ? '… ' : ''}${text.slice(from).trim()}`;
  const cut = text.slice(from, from + EXCERPT_LENGTH);
  return `${from > 0 ? '… ' : ''}${cut.slice(0, Math.max(cut.lastIndexOf(' '), first - from + 1)).trim()} …`;
}

function markWords(text: string, found: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!found.has(fold(word))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false });
    end = index + word.length;
    parts.push({ text: word, isMatch: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

const splitWords = (text: string) => text.match(WORD) ?? [];

/** Two edits in a long word, because two letters that changed places are two. */
const editsOf = ({ length }: string) => (length > 6 ? 2 : length > 4 ? 1 : false);
