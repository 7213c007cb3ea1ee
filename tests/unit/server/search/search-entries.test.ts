import { expect, test } from '@jest/globals';
import { about } from '@/content/schema/pages/about';
import { programs } from '@/content/schema/pages/programs';
import { documentEntry, entriesInCode, pageEntry } from '@/server/search/search-entries';

const none = { team: undefined, credentials: undefined };

/** A page's answer with one section. */
const answer = (name: string, more: object) => ({ data: { content: [{ name, elements: [], ...more }] } });

test('a condition is its words without markup, a heading ends with a period, and nothing becomes a tag', () => {
  const data = {
    title: 'Heron fear',
    summary: 'Afraid of herons',
    text1: '<h2>What it is</h2><p>Fear &amp; &lt;b&gt;flight&lt;/b&gt; of <strong>her</strong>ons.</p>',
    visitQuestions: ['May I bring a heron?'],
  };
  const entry = documentEntry('condition', '/conditions/heron', { data });
  expect(entry).toEqual({
    path: '/conditions/heron',
    kind: 'Condition',
    title: 'Heron fear Treatment',
    text: 'Afraid of herons. What it is. Fear & <b>flight</b> of herons. May I bring a heron?',
  });
});

test.each([
  ['therapy', { title: 'Ponds', benefits: '<p>Calm.</p>' }, 'Therapy', 'Calm.'],
  [
    'post',
    { title: 'Reed', slug: 'reed', content: '<p>Wind.</p>', tags: ['dusk'] },
    'Article',
    'Wind. dusk.',
  ],
])('a %s is found by its words', (name, data, kind, text) => {
  expect(documentEntry(name, '/x', { data })).toMatchObject({ kind, text });
});

test.each(['condition', 'therapy', 'post'])('there is no entry of a %s without a title', (name) => {
  expect(documentEntry(name, '/x', { data: {} })).toBeUndefined();
});

test('a fixed page has its built-in words, and none of a hidden section', () => {
  const [key, section] = Object.entries(programs.sections).find(([, one]) => !('isFixed' in one))!;
  const words = Object.values(section.elements).flatMap((element) =>
    'fallback' in element && typeof element.fallback === 'string' ? element.fallback : [],
  );
  expect(words.length).toBeGreaterThan(0);
  const shown = pageEntry(programs, {}, none);
  const name = 'as' in section ? String(section.as) : key;
  const hidden = pageEntry(programs, answer(name, { hidden: true }), none);
  for (const word of words) expect(shown.text).toContain(word);
  expect(words.filter((word) => !hidden.text.includes(word))).not.toEqual([]);
});

test('people and insurers are found on the pages that show them', () => {
  const lists = {
    team: { data: [{ name: 'Ada Heron', title: 'PhD', bio: 'Walks slowly' }] },
    credentials: { data: [{ kind: 'insurer', name: 'Reed Health' }] },
  };
  expect(pageEntry(about, {}, lists).text).toMatch(/Ada Heron, PhD\. Walks slowly\. Reed Health\.$/);
  expect(pageEntry(programs, {}, lists).text).toMatch(/Reed Health\.$/);
  expect(pageEntry(programs, {}, lists).text).not.toContain('Ada');
});

test('the crisis pages in code are there, in their language', () => {
  expect(entriesInCode.map(({ path, lang }) => [path, lang])).toEqual([
    ['/988', undefined],
    ['/988/es', 'es'],
    ['/help-now', undefined],
    ['/help-now/es', 'es'],
  ]);
});
