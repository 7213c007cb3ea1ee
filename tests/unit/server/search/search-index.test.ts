import { expect, test } from '@jest/globals';
import { MOST_QUERY_LENGTH } from '@/content/links/search-path';
import type { TextPart } from '@/content/views/search-result';
import { createSearchIndex } from '@/server/search/search-index';

const lead = 'We see people of all ages. '.repeat(20);
const search = createSearchIndex([
  { path: '/conditions/anxiety', kind: 'Condition', title: 'Anxiety', text: 'Worry that does not stop.' },
  {
    path: '/blog/sleep',
    kind: 'Article',
    title: 'Sleep & rest',
    text: `${lead}Anxiety keeps many awake. ${lead}`,
  },
  { path: '/about', kind: 'Page', title: 'About', text: 'Dr. Núñez says <b>hello</b> to families.' },
]);

const paths = (query: string) => search(query).map(({ path }) => path);
const matches = (parts: TextPart[] = []) => parts.filter(({ isMatch }) => isMatch).map(({ text }) => text);
const whole = (parts: TextPart[] = []) => parts.map(({ text }) => text).join('');

test('a match in the title ranks before one in the text', () => {
  expect(paths('anxiety')).toEqual(['/conditions/anxiety', '/blog/sleep']);
});

test('the beginning of a word, a typing mistake, other case and missing accents find the page', () => {
  expect(paths('anxi')).toContain('/conditions/anxiety');
  expect(paths('anxeity')).toContain('/conditions/anxiety');
  expect(paths('NUNEZ')).toEqual(['/about']);
});

test('every word must be found', () => {
  expect(paths('anxiety awake')).toEqual(['/blog/sleep']);
  expect(paths('anxiety giraffe')).toEqual([]);
});

test('the excerpt is short, around the first match, and marks it', () => {
  const [result] = search('awake');
  expect(matches(result?.excerpt)).toEqual(['awake']);
  expect(whole(result?.excerpt)).toMatch(/^… .*Anxiety keeps many awake\..* …$/);
  expect(whole(result?.excerpt).length).toBeLessThanOrEqual(190);
});

test('accents stay in the marked words, and markup stays text', () => {
  const [result] = search('nunez');
  expect(matches(result?.excerpt)).toEqual(['Núñez']);
  expect(whole(result?.excerpt)).toBe('Dr. Núñez says <b>hello</b> to families.');
});

test('marks in the title', () => {
  expect(search('rest')[0]?.title).toEqual([
    { text: 'Sleep & ', isMatch: false },
    { text: 'rest', isMatch: true },
  ]);
});

test.each(['', '   ', '.*+?', '<script>', '"; --', '\u0000'])(
  '%j finds nothing and does not fail',
  (query) => {
    expect(search(query)).toEqual([]);
  },
);

test('text beyond the longest query is ignored', () => {
  expect(paths(`anxiety${' '.repeat(MOST_QUERY_LENGTH)}giraffe`)).toEqual([
    '/conditions/anxiety',
    '/blog/sleep',
  ]);
});
