import { beforeEach, expect, jest, test } from '@jest/globals';
import { createInFlight, perRevision } from '@/services/revision/per-revision';
import { revision } from '@/services/revision/state';

let named = 0;
const create = (maxAgeMs?: number) => {
  const make = jest.fn<() => Promise<string>>().mockResolvedValue('first');
  return { make, read: perRevision(`test ${(named += 1)}`, make, maxAgeMs) };
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(revision, { number: 1, isKnown: true, isAway: false });
});

test('a result is made once for one revision, also by callers at the same time', async () => {
  const { make, read } = create();
  expect(await Promise.all([read(), read()])).toEqual(['first', 'first']);
  await read();
  expect(make).toHaveBeenCalledTimes(1);
});

test('a result is made again after a change of the content', async () => {
  const { make, read } = create();
  await read();
  revision.number = 2;
  make.mockResolvedValueOnce('second');
  expect(await read()).toBe('second');
});

test('a result expires', async () => {
  const { make, read } = create(1000);
  await read();
  jest.advanceTimersByTime(999);
  await read();
  expect(make).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await read();
  expect(make).toHaveBeenCalledTimes(2);
});

test('until the database has reported its revision, each caller gets a new result', async () => {
  revision.isKnown = false;
  const { make, read } = create();
  await read();
  await read();
  expect(make).toHaveBeenCalledTimes(2);
});

test('while the database is away, the last result stays, whatever its age', async () => {
  const { make, read } = create(1000);
  await read();
  Object.assign(revision, { isAway: true, number: 2 });
  jest.advanceTimersByTime(60_000);
  expect(await read()).toBe('first');
  expect(make).toHaveBeenCalledTimes(1);
});

test('a failure is not kept: the next caller tries again, and the last good result stays for an outage', async () => {
  const { make, read } = create();
  await read();
  revision.number = 2;
  make.mockRejectedValueOnce(new Error('timeout'));
  await expect(read()).rejects.toThrow('timeout');
  revision.isAway = true;
  expect(await read()).toBe('first');
  revision.isAway = false;
  make.mockResolvedValueOnce('second');
  expect(await read()).toBe('second');
});

test('work in flight is joined by callers of the same key and revision, and ends with its result', async () => {
  const inFlight = createInFlight<string>();
  const make = jest
    .fn<() => Promise<string>>()
    .mockImplementation(async () => `run ${make.mock.calls.length}`);
  const [first, second] = [inFlight.join('page', 1, make), inFlight.join('page', 1, make)];
  expect([inFlight.isInFlight('page', 1), inFlight.isInFlight('page', 2)]).toEqual([true, false]);
  const newer = inFlight.join('page', 2, make);
  expect(await Promise.all([first, second, newer])).toEqual(['run 1', 'run 1', 'run 2']);
  expect(inFlight.isInFlight('page', 2)).toBe(false);
});
