import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import * as endpoints from '@/content/endpoints/endpoints';
import type { LiveView } from '@/live/live-view';
import { AtPath } from './at-path';
import { KnownAnswers } from './known-answers';

/** The response of a call: a body with status 200, another status, a network failure, or none. */
export type Call = { body: unknown } | { status: number } | 'away' | 'pending';

export type Calls = Record<string, Call>;

/** A `fetch` with empty responses for the layout and the blog's page, and `other` for every other call. */
export const exceptWords = (other: () => Response) => async (input: string | URL | Request) =>
  [endpoints.layout.path, '/api/pages/blog'].includes(String(input)) ? Response.json({}) : other();

/**
 * Renders a live view without server data, whose calls use `fetch` (spec §7). `answers` may be changed while
 * the page is shown; a path without an entry never gets a response. Restore the real `fetch` after the test.
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
      <KnownAnswers answers={{ [endpoints.layout.path]: undefined }} view={view} slug={slug} />
    </AtPath>,
  );
  return { ...rendered, fetched };
}
