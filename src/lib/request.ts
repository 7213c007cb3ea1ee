import { prop } from '@/content/json';
import { DRAFT_HEADER, forgetToken, isShowingDraft, storedToken } from './staff-token';

/** Any answer that is not a success (spec §8): the message is "status: body", or "status: status text" without a body. */
export class RequestError extends Error {
  readonly status: number;

  constructor(status: number, words: string) {
    super(`${status}: ${words}`);
    this.name = 'RequestError';
    this.status = status;
  }
}

type Options = { method?: string; body?: unknown; headers?: Record<string, string>; signal?: AbortSignal };

/**
 * Every call of the site (spec §7): with cookies, with the stored bearer token if there is one, with a JSON body only
 * when one is given.
 * @throws {RequestError}
 */
export async function request(
  path: string,
  { method = 'GET', body, headers = {}, signal }: Options = {},
): Promise<Response> {
  const token = storedToken();
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(token && isShowingDraft() ? { [DRAFT_HEADER]: '1' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  // The token is over, or its session has ended.
  if (response.status === 401 && token) forgetToken();
  if (!response.ok && response.status !== 304)
    throw new RequestError(response.status, (await wordsOf(response)) || response.statusText);
  return response;
}

/** What a proxy says when no web process answers, or to one who asks too much (deploy/nginx.conf). */
const BY_PROXIES = [413, 429, 502, 503, 504];

/** The body as text; the sentence alone where a proxy gives it as `{ "error": "…" }`, nothing where it shows a page of its own. */
async function wordsOf(response: Response): Promise<string> {
  const text = await response.text();
  if (!BY_PROXIES.includes(response.status)) return text;
  const error = /^\s*\{/.test(text) ? prop(parse(text), 'error') : undefined;
  return typeof error === 'string' ? error : /^\s*<(!doctype|html)/i.test(text) ? '' : text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type ReadOptions = {
  on401?: 'throw' | 'returnNull';
  /** The message of an answer that is no success, instead of the one that spec §8 gives all others. */
  failure?: string;
};

/** The default reader (spec §7): GET of the path that the query key names, as JSON. A 401 is an error, or null on request. */
export const read =
  ({ on401 = 'throw', failure }: ReadOptions = {}) =>
  async ({ queryKey, signal }: { queryKey: readonly unknown[]; signal?: AbortSignal }): Promise<unknown> => {
    try {
      const response = await request(queryKey.join('/'), signal ? { signal } : {});
      return await response.json();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (on401 === 'returnNull' && error.status === 401) return null;
      if (failure) error.message = failure;
      throw error;
    }
  };
