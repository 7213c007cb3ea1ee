import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { dayWords } from '@/content/views/review';
import { accessibility } from '@/content/schema/pages/legal';
import { MAKER_TESTS } from '@/content/words/maker-tests';
import { VERSION } from '@/services/settings/version';

const { fallback } = accessibility.sections.body.elements.text;

test('the accessibility page names the version of package.json, with its day in CHANGELOG.md', () => {
  const [newest, version, day] =
    /^## (\S+) \((\d{4}-\d\d-\d\d)\)$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  expect([newest, version]).toEqual([expect.any(String), VERSION]);
  expect(MAKER_TESTS.version).toBe(`Version ${VERSION}, of ${dayWords(`${day}T12:00:00.000Z`)}`);
  expect(fallback).toContain(`<li>${MAKER_TESTS.version}, `);
});

test('the last test by people is the one of docs/accessibility.md, and not of the future', () => {
  const [, day] =
    /## Checked by people\n\nAs of (.+)\./.exec(readFileSync('docs/accessibility.md', 'utf8')) ?? [];
  expect(MAKER_TESTS.byPeople).toBe(day);
  expect(Date.parse(MAKER_TESTS.byPeople)).toBeLessThan(Date.now());
  expect(fallback).toContain(`on ${MAKER_TESTS.byPeople}.`);
});

test('the accessibility page names both deadlines of 91 FR 25496, and for whom they are', () => {
  const [sentences = ''] = /<p>Federal rules.*<\/p>/.exec(fallback) ?? [];
  expect(sentences).toMatch(/takes money from the U\.S\. Department of Health and Human Services/);
  expect(sentences).toMatch(/May 11, 2027\. For fewer than fifteen employees it is May 10, 2028\./);
});
