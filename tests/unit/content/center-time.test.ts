import { expect, test } from '@jest/globals';
import { storedDay } from '@/content/center-time';
import { dayWords, isOfFormerPerson } from '@/content/views/review';

test('a stored moment is shown with the day at the center, a date without a time with its own', () => {
  // 8:30 PM in Florida.
  expect(storedDay(new Date('2026-11-27T01:30:00.000Z'))).toBe('2026-11-26');
  expect(dayWords('2026-11-27T01:30:00.000Z')).toBe('November 26, 2026');
  expect(dayWords('2026-11-27')).toBe('November 27, 2026');
  expect(dayWords('2026-11-27T12:00:00.000Z', 'es')).toBe('27 de noviembre de 2026');
  expect(dayWords('not a date')).toBe('');
});

test('a review on the evening on which a person became real is theirs', () => {
  const realSince = '2026-11-27T01:30:00.000Z';
  expect(isOfFormerPerson('2026-11-26T12:00:00.000Z', { realSince })).toBe(false);
  expect(isOfFormerPerson('2026-11-25T12:00:00.000Z', { realSince })).toBe(true);
});
