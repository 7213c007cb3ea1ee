import { expect, test } from '@jest/globals';
import { lengthWords, waitingWords } from '@/content/words/waiting';

/** 9 AM on a Monday at the center. */
const now = new Date('2026-11-23T14:00:00Z');

test.each([
  [3, '2026-11-22T21:40:00Z', '3 wait, the oldest since yesterday, 4:40 PM ET'],
  [1, '2026-11-23T13:05:00Z', '1 waits, since today, 8:05 AM ET'],
  // Before midnight at the center, after it in UTC.
  [2, '2026-11-23T04:30:00Z', '2 wait, the oldest since yesterday, 11:30 PM ET'],
  [2, '2026-11-02T15:00:00Z', '2 wait, the oldest since Nov 2, 10:00 AM ET'],
  [2, null, '2 wait'],
])('%i since %s', (count, since, words) => {
  expect(waitingWords({ count, since }, now)).toBe(words);
});

test.each([
  [20_000, '1 minute'],
  [25 * 60_000, '25 minutes'],
  [89 * 60_000, '89 minutes'],
  [100 * 60_000, '2 hours'],
  [30 * 3_600_000, '30 hours'],
  [72 * 3_600_000, '3 days'],
])('%i ms are %s', (ms, words) => {
  expect(lengthWords(ms)).toBe(words);
});
