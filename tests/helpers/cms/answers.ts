import type { Page, Route } from 'playwright-core';

/** The response of a call in place of the site's own. */
export type Answer = { json: unknown } | { status: number; text: string } | 'lost';

export type Call = Awaited<ReturnType<typeof answering>>;

/**
 * Answers every request of the page for `path`: not before the first `answer(…)`, then with the latest one.
 */
export async function answering(page: Page, path: string) {
  let current: Answer | null = null;
  let waiting: Route[] = [];
  const onAnswered: (() => void)[] = [];
  // The page may have navigated meanwhile.
  const reply = async (route: Route, answer: Answer) => {
    await fulfil(route, answer).catch(() => undefined);
    for (const notify of onAnswered.splice(0)) notify();
  };
  // A pattern that the browser can match itself: other requests do not wait for this process.
  await page.route(new RegExp(`^[^/]+//[^/]+${path}(\\?|$)`), async (route) => {
    if (current) await reply(route, current);
    else waiting.push(route);
  });
  return {
    answer: async (next: Answer) => {
      current = next;
      const held = waiting;
      waiting = [];
      await Promise.all(held.map((route) => reply(route, next)));
    },
    /** Resolves when the next request has its response and the page has handled the previous one. */
    nextAnswered: () => new Promise<void>((resolve) => onAnswered.push(resolve)),
  };
}

function fulfil(route: Route, answer: Answer) {
  if (answer === 'lost') return route.abort('connectionreset');
  if ('json' in answer) return route.fulfill({ json: answer.json });
  return route.fulfill({ status: answer.status, contentType: 'application/json', body: answer.text });
}
