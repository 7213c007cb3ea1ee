import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

/** Headers with which the client router requests data; the response varies by them. */
export const ROUTER = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const;

/** The limit of a path that the client router sends. */
const LONGEST_PATH = 2048;

/**
 * Removes router headers that the client router would not send. Next treats any `RSC` header as a request for
 * a variant of its own, which would be cached once per value, and it fails with a log line for an unreadable
 * router state and for a prefetch that this site does not offer.
 */
export function dropOddNavigation(headers: IncomingHttpHeaders): void {
  if (headers.rsc === undefined || isNavigation(headers)) return;
  for (const name of ROUTER) delete headers[name];
}

function isNavigation(headers: IncomingHttpHeaders) {
  const [rsc, tree, prefetch, segment, url] = ROUTER.map((name) => headers[name]);
  return (
    rsc === '1' &&
    (prefetch === undefined || prefetch === '1') &&
    [segment, url].every((path) => path === undefined || isPath(path)) &&
    isState(tree)
  );
}

const isPath = (path: string | string[]) =>
  typeof path === 'string' && path.startsWith('/') && path.length <= LONGEST_PATH;

function isState(tree: string | string[] | undefined) {
  try {
    parseAndValidateFlightRouterState(tree);
    return true;
  } catch {
    return false;
  }
}
