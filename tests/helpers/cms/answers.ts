import type { Page, Route } from 'playwright-core';

/** What a call of the page gets instead of the site's own answer. */
export type Answer = { json: unknown } | { status: number; text: string } | 'lost';

export type Call = Awaited<ReturnType<typeof answering>>;

/** Answers every request of the page for `path`: none at all before the first `answer(…)`, then as the last one said. */
export async function answering(page: Page, path: string) {
  let current: Answer | null = null;
  let waiting: Route[] = [];
  const onAnswered: (() => void)[] = [];
  // The page may have gone on meanwhile.
  const reply = async (route: Route, answer: Answer) => {
    await fulfil(route, answer).catch(() => undefined);
    for (const notify of onAnswered.splice(0)) notify();
  };
  // A pattern that the browser's side can judge: no other request waits for this process.
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
    /** The next request has its answer; the page has dealt with the one before it. */
    nextAnswered: () => new Promise<void>((resolve) => onAnswered.push(resolve)),
  };
}

function fulfil(route: Route, answer: Answer) {
  if (answer === 'lost') return route.abort('connectionreset');
  if ('json' in answer) return route.fulfill({ json: answer.json });
  return route.fulfill({ status: answer.status, contentType: 'application/json', body: answer.text });
}
