import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

/** The router of the pages asks for data with these; the answer varies with them. */
export const ROUTER = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const;

/** A path of the site; the router sends its own. */
const LONGEST_PATH = 2048;

/**
 * Takes off the headers of a navigation that the router of the pages would not send. Next takes any `RSC` for a page of its own, which
 * would be kept once more for each value, and fails with a line in the log on a state that it cannot read, and on a prefetch that this
 * site does not offer.
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
