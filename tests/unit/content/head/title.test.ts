import { expect, test } from '@jest/globals';
import { titleWithCenter } from '@/content/head/title';

test('a title ends in the name of the center', () => {
  expect(titleWithCenter('Our Kites', 'Heron House')).toBe('Our Kites | Heron House');
});

test('also where its words happen to hold the letters of the name', () => {
  expect(titleWithCenter('Calmer days', 'Calm')).toBe('Calmer days | Calm');
  expect(titleWithCenter('About Heron House', 'Heron House')).toBe('About Heron House | Heron House');
});
