import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { POLL_INTERVAL_MS } from '@/content/schema/constants';
import { createPoller, type Versions } from '@/live/poller';

const PATH = '/api/therapies';
const answer = (title: string) => ({ data: [{ title, slug: 'kite' }] });

const realFetch = globalThis.fetch;
let title = 'Kite';
let asked: jest.Mock<typeof fetch>;
beforeEach(() => {
  jest.useFakeTimers();
  title = 'Kite';
  asked = jest.fn<typeof fetch>(async () =>
    Response.json(answer(title), { headers: { ETag: `W/"${title}-br"` } }),
  );
  globalThis.fetch = asked;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  show('visible');
});

function show(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A poller with one listener that counts its calls. */
function open(versions: Versions = { [PATH]: 'Kite' }) {
  const poller = createPoller();
  const onAnswer = jest.fn();
  const stop = poller.follow(versions, onAnswer);
  return { poller, onAnswer, stop, changes: () => poller.changesOf(Object.keys(versions)) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('every 5 s the call is asked again; an answer with the tag of what the page shows is no change', async () => {
  const { changes, stop } = open();
  expect(asked).not.toHaveBeenCalled();
  await pass(3 * POLL_INTERVAL_MS);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(changes()).toBe(0);
  title = 'Tide';
  await pass(POLL_INTERVAL_MS);
  expect(changes()).toBe(1);
  await pass(2 * POLL_INTERVAL_MS);
  expect(changes()).toBe(1);
  stop();
});

test('an answer without a tag is compared by its words', async () => {
  asked.mockImplementation(async () => Response.json(answer(title)));
  const { changes, stop } = open({ [PATH]: null });
  await pass(2 * POLL_INTERVAL_MS);
  expect(changes()).toBe(1);
  title = 'Tide';
  await pass(POLL_INTERVAL_MS);
  expect(changes()).toBe(2);
  stop();
});

test('a body that only the server has read is fetched when a view needs it, and is no change', async () => {
  const { poller, changes, stop } = open();
  expect(await poller.knownOf([PATH])).toEqual(
    new Map([[PATH, expect.objectContaining({ body: answer('Kite') })]]),
  );
  expect(changes()).toBe(0);
  stop();
});

test('it is fetched also where a round that needs no body is under way', async () => {
  const { poller, stop } = open();
  const round = poller.askAll();
  expect((await poller.knownOf([PATH]))?.get(PATH)?.body).toEqual(answer('Kite'));
  await round;
  stop();
});

test('while such a body cannot be had, nothing is known', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  const { poller, stop } = open();
  expect(await poller.knownOf([PATH])).toBeNull();
  stop();
});

test.each([
  ['a failure changes nothing where words stand', 'Kite', 503, 0],
  ['a failure is shown where nothing was read', null, 503, 1],
  ['a document that is gone is gone', 'Kite', 404, 1],
])('%s', async (_name, version, status, expected) => {
  asked.mockImplementation(async () => new Response('Sorry', { status }));
  const { changes, stop } = open({ [PATH]: version });
  await pass(2 * POLL_INTERVAL_MS);
  expect(changes()).toBe(expected);
  stop();
});

test('content that the server did not have is fetched at once', async () => {
  const { onAnswer, stop } = open({ [PATH]: null });
  await pass(1);
  expect(onAnswer).toHaveBeenCalledTimes(1);
  stop();
});

test('a tab starts polling at a random moment of the first 5 s, so that a thousand tabs do not ask together', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.8);
  const { stop } = open();
  await pass(0.21 * POLL_INTERVAL_MS);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(0.98 * POLL_INTERVAL_MS);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(0.02 * POLL_INTERVAL_MS);
  expect(asked).toHaveBeenCalledTimes(2);
  random.mockRestore();
  stop();
});

test('a hidden tab does not ask; shown again it asks at its next turn, not at once', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0);
  const { changes, stop } = open();
  show('hidden');
  await pass(9.5 * POLL_INTERVAL_MS);
  expect(asked).not.toHaveBeenCalled();
  title = 'Tide';
  show('visible');
  window.dispatchEvent(new Event('focus'));
  await pass(0.4 * POLL_INTERVAL_MS);
  expect(asked).not.toHaveBeenCalled();
  await pass(0.1 * POLL_INTERVAL_MS);
  expect(changes()).toBe(1);
  await pass(POLL_INTERVAL_MS);
  expect(asked).toHaveBeenCalledTimes(2);
  random.mockRestore();
  stop();
});

test('stops polling when the last subscriber has left', async () => {
  open().stop();
  await pass(3 * POLL_INTERVAL_MS);
  expect(asked).not.toHaveBeenCalled();
});

test('a slow answer is waited for, not asked for twice', async () => {
  asked.mockImplementation(() => new Promise(() => undefined));
  const { stop } = open();
  await pass(4 * POLL_INTERVAL_MS);
  expect(asked).toHaveBeenCalledTimes(1);
  stop();
});
