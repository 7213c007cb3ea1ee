import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** What a 304 may say. A browser puts everything else over the headers of the answer that it has stored (RFC 9111, 3.2). */
const OF_UNCHANGED = new Set(['etag', 'cache-control', 'vary', 'expires']);

/**
 * Settles the headers that were set so far when the answer is about to be written, whoever writes it: a 304 loses all that
 * is not about the stored answer, above all a policy that was meant for another kind of answer.
 * @param cachingOf the `Cache-Control` in place of the one that was set
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
