import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/**
 * The headers of a 304. A browser replaces the stored response's headers with all others that it gets (RFC
 * 9111, 3.2).
 */
const OF_UNCHANGED = new Set(['etag', 'cache-control', 'vary', 'expires']);

/**
 * Adjusts the headers when the response is about to be written, by whatever code: a 304 loses all headers
 * that do not describe the stored response, above all a policy meant for another kind of response.
 * @param cachingOf returns the `Cache-Control` that replaces the one set before
 */
export function setResponseHeaders(response: ServerResponse, cachingOf?: (given: string) => string) {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    ...rest: unknown[]
  ) => ServerResponse;
  const settled = (status: number, ...rest: (string | OutgoingHttpHeaders | string[] | undefined)[]) => {
    if (status === 304)
      for (const name of response.getHeaderNames()) if (!OF_UNCHANGED.has(name)) response.removeHeader(name);
    const caching = cachingOf && response.getHeader('cache-control');
    if (caching) response.setHeader('Cache-Control', cachingOf(String(caching)));
    return writeHead(status, ...rest);
  };
  response.writeHead = settled as ServerResponse['writeHead'];
}
