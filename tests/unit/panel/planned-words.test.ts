import { describe, expect, test } from '@jest/globals';
import { fromCenterClock, onCenterClock } from '@/content/center-time';
import { plannedWords } from '@/panel/publish/planned-words';

const FRIDAY = new Date('2026-11-27T12:00:00Z');

describe('a plan in words', () => {
  test.each([
    ['publish', '2026-11-30T14:00:00.000Z', 'Goes live Monday, 9:00 AM ET'],
    ['unpublish', '2026-11-28T02:30:00.000Z', 'Is taken down Friday, 9:30 PM ET'],
    ['publish', '2026-12-15T14:00:00.000Z', 'Goes live Tuesday, December 15, 2026, 9:00 AM ET'],
  ] as const)('%s at %s: %s', (kind, moment, words) => {
    expect(plannedWords(kind, moment, FRIDAY)).toBe(words);
  });
});

describe('the clock at the center', () => {
  test.each([
    ['2026-11-30T09:00', '2026-11-30T14:00:00.000Z'],
    ['2026-07-01T09:00', '2026-07-01T13:00:00.000Z'],
    // The first hour after the change to summer time, and the last before the change back.
    ['2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01T00:59', '2026-11-01T04:59:00.000Z'],
  ])('%s is %s, and back', (shown, moment) => {
    expect(fromCenterClock(shown).toISOString()).toBe(moment);
    expect(onCenterClock(new Date(moment))).toBe(shown);
  });
});
