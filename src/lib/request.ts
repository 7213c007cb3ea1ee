import { failureOf } from '@/content/endpoints/calls';
import { prop } from '@/content/json';
import { DRAFT_HEADER, forgetToken, isShowingDraft, storedToken } from './staff-token';

/**
 * An error response (spec §8): the message is "status: body", or "status: status text" without a body; a
 * condition has its own (spec §7).
 */
export class RequestError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'RequestError';
    this.status = status;
  }
}

type Options = { method?: string; body?: unknown; headers?: Record<string, string>; signal?: AbortSignal };

/**
 * Makes every call of the site (spec §7): with cookies, the stored bearer token if any, and a JSON body only
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
  // The token has expired, or its session has ended.
  if (response.status === 401 && token) forgetToken();
  if (response.ok || response.status === 304) return response;
  const { status, statusText } = response;
  throw new RequestError(
    status,
    failureOf(path) ?? `${status}: ${(await errorTextOf(response)) || statusText}`,
  );
}

/** The proxy's texts when no web process responds or a client is rate limited (deploy/nginx.conf). */
const BY_PROXIES = [413, 429, 502, 503, 504];

/**
 * The body as text; only the message of a proxy's `{ "error": "…" }`, and nothing for a proxy's HTML page.
 */
async function errorTextOf(response: Response): Promise<string> {
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

/** The default reader (spec §7): GET of a path, as JSON. A 401 is an error, or null on request. */
export async function read(
  path: string,
  { on401 = 'throw', signal }: { on401?: 'throw' | 'returnNull'; signal?: AbortSignal } = {},
): Promise<unknown> {
  try {
    return await (await request(path, signal ? { signal } : {})).json();
  } catch (error) {
    if (on401 === 'returnNull' && error instanceof RequestError && error.status === 401) return null;
    throw error;
  }
}
