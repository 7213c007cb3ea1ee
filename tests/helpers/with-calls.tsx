import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AnswersProvider } from '@/lib/answers-context';
import { AtPath } from './at-path';

/** What a call answers: a body with status 200, another status, a network that is away, or nothing for ever. */
export type Call = { body: unknown } | { status: number } | 'away' | 'pending';

export type Calls = Record<string, Call>;

/**
 * Renders a page whose calls go out (spec §7). `answers` may be changed while the page is shown; a path that it does not
 * name is never answered. Put the real `fetch` back after the test.
 */
export function renderWithCalls(answers: Calls, page: ReactNode, path = '/') {
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
      <AnswersProvider>{page}</AnswersProvider>
    </AtPath>,
  );
  return { ...rendered, fetched };
}
