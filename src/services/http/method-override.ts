import { readBodyWithLimit } from './read-body';

/** The header that the panel sends: its relationship fields ask for more documents than fit into a URL. */
const OF_PANEL = 'x-payload-http-method-override';
/** The equivalents of other frameworks and clients. Payload honors the first one too. */
const OTHERS = ['x-http-method-override', 'x-http-method', 'x-method-override'];

/** Whether a request asks to be treated as another method. */
export const hasOverride = ({ headers, url }: Request): boolean =>
  [OF_PANEL, ...OTHERS].some((name) => headers.has(name)) || new URL(url).searchParams.has('_method');

const isForm = ({ headers }: Request) =>
  /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');

/**
 * The request that is meant, with its real method and URL, so that every rule sees what Payload will answer;
 * undefined for an override that the panel does not use.
 * @param mostBytes the limit of the form that replaces the query
 */
export async function withOverriddenMethod(
  request: Request,
  mostBytes: number,
): Promise<Request | undefined> {
  const url = new URL(request.url);
  const isOdd = OTHERS.some((name) => request.headers.has(name)) || url.searchParams.has('_method');
  const isOfPanel = request.headers.get(OF_PANEL) === 'GET' && request.method === 'POST' && isForm(request);
  if (isOdd || !isOfPanel) return undefined;
  const query = await readBodyWithLimit(request, mostBytes);
  if (query === null || new URLSearchParams(query).has('_method')) return undefined;
  url.search = [url.search.slice(1), query].filter(Boolean).join('&');
  const headers = new Headers(request.headers);
  for (const name of [OF_PANEL, 'content-type', 'content-length', 'transfer-encoding']) headers.delete(name);
  return new Request(url, { headers, signal: request.signal });
}
