import { expect, test } from '@jest/globals';
import { titleWithCentre } from '@/content/title';

test('a title ends in the name of the centre', () => {
  expect(titleWithCentre('Our Kites', 'Heron House')).toBe('Our Kites | Heron House');
});

test('a title that has the name in it does not say it again', () => {
  expect(titleWithCentre('About Heron House', 'Heron House')).toBe('About Heron House');
});
