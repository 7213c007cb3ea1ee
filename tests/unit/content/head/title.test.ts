import { expect, test } from '@jest/globals';
import { titleWithCentre } from '@/content/head/title';

test('a title ends in the name of the centre', () => {
  expect(titleWithCentre('Our Kites', 'Heron House')).toBe('Our Kites | Heron House');
});

test('also where its words happen to hold the letters of the name', () => {
  expect(titleWithCentre('Calmer days', 'Calm')).toBe('Calmer days | Calm');
  expect(titleWithCentre('About Heron House', 'Heron House')).toBe('About Heron House | Heron House');
});
