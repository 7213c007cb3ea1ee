import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import * as reads from '@/content/endpoints/endpoints';
import type { LiveView } from '@/live/live-view';
import { AtPath } from './at-path';
import { KnownAnswers } from './known-answers';

/** What a call answers: a body with status 200, another status, a network that is away, or nothing for ever. */
export type Call = { body: unknown } | { status: number } | 'away' | 'pending';

export type Calls = Record<string, Call>;

/** A `fetch` that answers the calls of the layout and the blog’s page with nothing in them, and every other as told. */
export const exceptWords = (other: () => Response) => async (input: string | URL | Request) =>
  [reads.layout.path, '/api/pages/blog'].includes(String(input)) ? Response.json({}) : other();

/**
 * Renders a live view of which the server could read nothing, and whose calls go out (spec §7). `answers` may be changed
 * while the page is shown; a path that it does not name is never answered. Put the real `fetch` back after the test.
 */
export function renderWithCalls(answers: Calls, view: LiveView, { slug = '', path = '/' } = {}) {
  const fetched = jest.fn((input: string | URL | Request): Promise<Response> => {
    const call = answers[String(input)] ?? 'pending';
    if (call === 'pending') return new Promise(() => undefined);
    if (call === 'away') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(
      'body' in call ? Response.json(call.body) : new Response('Sorry', { status: call.status }),
    );
  });
  globalThis.fetch = fetched as typeof fetch;
  const rendered = render(
    <AtPath path={path}>
      <KnownAnswers answers={{ [reads.layout.path]: undefined }} view={view} slug={slug} />
    </AtPath>,
  );
  return { ...rendered, fetched };
}
