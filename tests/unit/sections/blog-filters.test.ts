import { describe, expect, test } from '@jest/globals';
import {
  categoriesOf,
  countWords,
  findPosts,
  indexPosts,
  noFilters,
  readFilters,
  toSearch,
} from '@/sections/blog/filters';
import { apiPost, posts } from '../../helpers/fixtures/posts';

const marsh = posts(
  apiPost('heron', {
    title: 'Herons at Rest',
    excerpt: 'Gray and slow.',
    category: 'Birds',
    tags: ['Marsh', 'patience'],
  }),
  apiPost('reed', {
    title: 'Cutting reed',
    excerpt: 'Before the heron nests.',
    category: 'Plants',
    tags: ['marsh'],
  }),
  apiPost('wren', {
    title: 'Small wren',
    excerpt: 'Loud (very).',
    category: 'Birds',
    tags: ['song'],
    featured: true,
  }),
  apiPost('moss', { title: 'Moss', excerpt: 'Soft  and\ngreen.', category: 'birds', tags: [] }),
);

const slugs = (text: string, category = 'all') =>
  findPosts(indexPosts(marsh), { text, category }).map(({ slug }) => slug);

describe('what is found (spec §5)', () => {
  test.each<[what: string, text: string, category: string, found: string[]]>([
    ['everything without filters, featured ones first', '', 'all', ['wren', 'heron', 'reed', 'moss']],
    ['by title', 'cutting', 'all', ['reed']],
    ['by excerpt', 'gray', 'all', ['heron']],
    ['by title or excerpt', 'heron', 'all', ['heron', 'reed']],
    ['by tag', 'patience', 'all', ['heron']],
    ['by part of a word', 'ong', 'all', ['wren']],
    ['in capitals', 'HERONS AT', 'all', ['heron']],
    ['tags in another case', 'MARSH', 'all', ['heron', 'reed']],
    ['whatever stands around the words', '  moss ', 'all', ['moss']],
    ['across line breaks of the excerpt', 'soft and green', 'all', ['moss']],
    ['signs as signs, not as a pattern', '(very)', 'all', ['wren']],
    ['not from the end of one part to the start of the next', 'rest gray', 'all', []],
    ['not from one tag to the next', 'marsh patience', 'all', []],
    ['not by category', 'plants', 'all', []],
    ['by category alone', '', 'Birds', ['wren', 'heron']],
    ['by category exactly', '', 'birds', ['moss']],
    ['not by a part of a category', '', 'Bird', []],
    ['by both together', 'marsh', 'Birds', ['heron']],
    ['nothing where only one of both matches', 'cutting', 'Birds', []],
  ])('%s', (_, text, category, found) => {
    expect(slugs(text, category)).toEqual(found);
  });

  test('each post is made ready once, not at every letter', () => {
    let looks = 0;
    const [heron] = marsh;
    const counted = {
      ...heron!,
      get title() {
        looks += 1;
        return 'Herons at Rest';
      },
    };
    const index = indexPosts([counted]);
    for (const text of ['h', 'he', 'her'])
      expect(findPosts(index, { text, category: 'all' })).toHaveLength(1);
    expect(looks).toBe(1);
  });
});

test('the categories are distinct, in order, without the empty one', () => {
  expect(categoriesOf([...marsh, ...posts(apiPost('none'))])).toEqual(['Birds', 'birds', 'Plants']);
});

test.each([
  [0, 'Found 0 articles'],
  [1, 'Found 1 article'],
  [3, 'Found 3 articles'],
])('%i: %s', (count, words) => {
  expect(countWords(count)).toBe(words);
});

describe('the address', () => {
  test.each([
    ['', noFilters],
    ['?q=deep+sleep', { ...noFilters, text: 'deep sleep' }],
    ['?category=R%26D', { ...noFilters, category: 'R&D' }],
    ['?q=a&category=Sleep&shown=24', { text: 'a', category: 'Sleep', shown: 24 }],
  ])('%s is read and written', (search, filters) => {
    expect(readFilters(new URLSearchParams(search))).toEqual(filters);
    expect(toSearch(filters)).toBe(search);
  });

  test.each(['?shown=5', '?shown=-1', '?shown=many', '?shown=1e99', '?category=', '?q=', '?category=all'])(
    '%s needs no filter',
    (search) => {
      expect(readFilters(new URLSearchParams(search))).toEqual(noFilters);
    },
  );
});
