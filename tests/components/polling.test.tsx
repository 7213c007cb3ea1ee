import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { AnswersProvider, KnownAnswers } from '@/lib/answers-context';
import { POLL_INTERVAL_MS } from '@/content/constants';
import * as reads from '@/content/reads';
import { usePolled } from '@/lib/use-polled';

const { path } = reads.therapies;
const answer = (title: string) => ({ data: [{ title, slug: 'kite' }] });

const realFetch = globalThis.fetch;
let title = 'Kite';
let asked: jest.Mock;
beforeEach(() => {
  jest.useFakeTimers();
  title = 'Kite';
  asked = jest.fn(async () => Response.json(answer(title)));
  globalThis.fetch = asked as unknown as typeof fetch;
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

const List = () =>
  usePolled(reads.therapies).view.map((therapy) => <p key={therapy.slug}>{therapy.title}</p>);

function open(known: Record<string, unknown> = { [path]: answer(title) }, shown = <List />) {
  return render(
    <AnswersProvider>
      <KnownAnswers bodies={known}>{shown}</KnownAnswers>
    </AnswersProvider>,
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('what the server knew is shown at once, and asked for anew every 5 s', async () => {
  open();
  expect(screen.getByText('Kite')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  title = 'Tide';
  await pass(POLL_INTERVAL_MS);
  expect(screen.getByText('Tide')).toBeVisible();
  await pass(3 * POLL_INTERVAL_MS);
  expect(asked).toHaveBeenCalledTimes(4);
});

test('what the server did not know is asked for at once', async () => {
  open({ [path]: undefined });
  await pass(0);
  expect(screen.getByText('Kite')).toBeVisible();
});

test('a tab begins somewhere within the first 5 s, so that a thousand do not ask together', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.8);
  open();
  await pass(0.21 * POLL_INTERVAL_MS);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(0.98 * POLL_INTERVAL_MS);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(0.02 * POLL_INTERVAL_MS);
  expect(asked).toHaveBeenCalledTimes(2);
  random.mockRestore();
});

test('a hidden tab does not ask, and asks at once when it is shown again', async () => {
  open();
  show('hidden');
  await pass(10 * POLL_INTERVAL_MS);
  expect(asked).not.toHaveBeenCalled();
  title = 'Tide';
  show('visible');
  await pass(0);
  expect(screen.getByText('Tide')).toBeVisible();
  await pass(POLL_INTERVAL_MS);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a page whose parts are still asleep is polled as well', async () => {
  open(undefined, <p>Words</p>);
  await pass(2 * POLL_INTERVAL_MS);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('asks for nothing any more once the page is left', async () => {
  const { unmount } = open();
  unmount();
  await pass(3 * POLL_INTERVAL_MS);
  expect(asked).not.toHaveBeenCalled();
});

test('a slow answer is waited for, not asked for twice', async () => {
  asked.mockImplementation(() => new Promise(() => undefined));
  open();
  await pass(4 * POLL_INTERVAL_MS);
  expect(asked).toHaveBeenCalledTimes(1);
});
