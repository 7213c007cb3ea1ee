import { expect, test } from '@jest/globals';
import { crisisParts } from '@/content/crisis/crisis-links';
import { meantUrl, withoutSlashAtEnd } from '@/content/links/address';
import { conditionSlug } from '@/content/links/condition-path';
import { inOneLine } from '@/content/plain-text';
import { about } from '@/content/schema/pages/about';
import { readingTime } from '@/content/views/at-a-glance';
import { conditionName } from '@/content/views/condition';
import { therapyProblem } from '@/content/views/therapy';
import { asWords } from '@/lib/purifier';
import { documentEntry } from '@/server/search/search-entries';
import { readBody } from '@/server/transfer/page-body';
import { textOfPost } from '@/server/transfer/wordpress-text';
import { matchWords } from '../../../collections/panel-search/match-words';
import { checkRows, tidyFrom } from '../../../collections/redirects/check-rows';

const MOST_CPU_MS = 5000;
/** A search that takes the square of the length fails the first size, and is not tried with the second. */
const SIZES = [300_000, 1_000_000];

const post = (html: string) =>
  textOfPost(html, { home: 'https://old.example', pictureOf: async () => undefined });
const row = (from: string, to: string) =>
  checkRows([{ line: 1, cells: [from, to] }], { pages: new Set(), redirects: new Map(), origin: '' });
const listed = (text1: string) =>
  documentEntry('condition', '/conditions/heron', { data: { title: 'Heron', text1 } });
const page = (text: string) =>
  readBody(about, {
    data: { content: [{ name: 'hero', elements: [{ name: 'page title', values: { text } }] }] },
  });

type Use = (text: string) => unknown;
const uses: [what: string, use: Use, unit: string, before?: string, after?: string][] = [
  ['the old address of a redirect', tidyFrom, '/', '/a', '!'],
  ['an old address in a file of redirects', (from) => row(from, '/b'), '/', '/a', '!'],
  ['a new address in a file of redirects', (to) => row('/a', to), '#', '/', '\n!'],
  ['the address of an old page', withoutSlashAtEnd, '/', '/a', '!'],
  ['an e-mail address as a link', meantUrl, '.', 'a@', ' !'],
  ['an e-mail address with words', meantUrl, '.a', 'a@a', '@'],
  ['the address of a card', conditionSlug, '#', '/conditions/', '\n'],
  ['the title of a condition', (title) => conditionName('heron', title), ' ', 'Heron', '!'],
  ['the title of a therapy', (title) => therapyProblem('heron', 'failed', title), ' ', 'Heron', '!'],
  ['a postal address', inOneLine, ' ', '1 Pond Road', '!'],
  ['the reading time of a text', readingTime, '<'],
  ['a text without tags', asWords, '<'],
  ['a text in the search of the panel', (text) => matchWords({ text }, 'Heron', ['pond']), '<'],
  ['a text in the search of the site', listed, '<p '],
  ['a text with unknown tags in the search', listed, '<a '],
  ['many crisis numbers', crisisParts, 'text 988 '],
  ['a post with comments', post, '<!--'],
  ['a post with shortcodes', post, '[a\u00a0'],
  ['a plain text of an imported page', page, '<a'],
];

test.each(uses)(
  '%s of a megabyte takes no longer than reading it',
  async (_, use, unit, before = '', after = '') => {
    for (const size of SIZES) {
      const text = before + unit.repeat(size / unit.length) + after;
      const start = process.cpuUsage();
      await use(text);
      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1000).toBeLessThan(MOST_CPU_MS);
    }
  },
);
