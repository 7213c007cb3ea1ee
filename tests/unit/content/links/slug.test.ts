import { expect, test } from '@jest/globals';
import { toSlug } from '@/content/links/slug';

test.each([
  ['Panic Disorder', 'panic-disorder'],
  ['ADD/ADHD', 'add-adhd'],
  ['Cognitive Behavioral Therapy (CBT)', 'cognitive-behavioral-therapy-cbt'],
  ['What’s next? It\'s "fine"!', 'whats-next-its-fine'],
  ['  Crème brûlée — ñandú  ', 'creme-brulee-nandu'],
  ['--a__b..c--', 'a-b-c'],
  ['ﬁne ① Ⅳ', 'fine-1-iv'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['%2e%2e%2f', '2e-2e-2f'],
  ['a\u0000b\nc', 'a-b-c'],
])('%j becomes %s', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

test.each(['', '   ', '!!!', '日本語', '🌿'])('%j has nothing that an address can keep', (title) => {
  expect(toSlug(title)).toBe('');
});

test('a long title is cut to 80 characters, never at a hyphen', () => {
  const slug = toSlug(`${'a'.repeat(79)} ${'b'.repeat(50)}`);
  expect(slug).toBe('a'.repeat(79));
  expect(toSlug('word '.repeat(100))).toMatch(/^(word-){15}word$/);
});

test('a slug is its own slug', () => {
  for (const title of ['Panic Disorder', 'Crème brûlée', 'word '.repeat(100)])
    expect(toSlug(toSlug(title))).toBe(toSlug(title));
});
