import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { dayInCenter } from '@/content/center-time';
import { atNoon, notInFuture } from '../../../collections/hooks/dates';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-22T01:00:00Z') }));
afterEach(() => void jest.useRealTimers());

const check = (value: string, _status = 'published') =>
  notInFuture(value as never, { data: { _status } } as never);

test('in the evening of Florida, when it is the next day in UTC, an article can be published now', () => {
  expect(check('2026-11-22T01:00:00.000Z')).toBe(true);
});

test('a day to come is refused with what to do, unless the article is a draft', () => {
  expect(check('2026-11-22T17:00:00.000Z')).toMatch(/Publish later/);
  expect(check('2026-11-22T17:00:00.000Z', 'draft')).toBe(true);
});

test.each(['2026-05-01', '2026-05-01T00:00Z', '2026-05-01T00:00:00.000Z'])(
  'the day of a review stored as %s is that day in Florida, too',
  (value) => {
    const kept = atNoon({ value } as never) as string;
    expect(dayInCenter(new Date(kept))).toBe('May 1, 2026');
  },
);
