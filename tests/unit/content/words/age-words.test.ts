import { expect, test } from '@jest/globals';
import { ageWords } from '@/content/words/waiting';

test.each([
  ['2026-11-27T12:00:30Z', '1 minute'],
  ['2026-11-27T11:59:30Z', '1 minute'],
  ['2026-11-27T11:01:00Z', '59 minutes'],
  ['2026-11-27T11:00:00Z', '1 hour'],
  ['2026-11-26T12:01:00Z', '23 hours'],
  ['2026-11-26T12:00:00Z', '1 day'],
  ['2026-11-20T12:00:00Z', '7 days'],
])('a message of %s waits for %s', (received, words) => {
  expect(ageWords(received, new Date('2026-11-27T12:00:00Z'))).toBe(words);
});
