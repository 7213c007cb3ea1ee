import { isSystemPath } from '@/content/links/system-paths';
import { ownUrl, safeUrl, withoutSlashAtEnd } from '@/content/links/address';
import type { CsvRow } from './csv-rows';

export type Pair = { line: number; from: string; to: string };
type RowError = { line: number; message: string };

type Known = {
  /** What is published. */
  pages: ReadonlySet<string>;
  /** The redirects that are there: where each old address leads. */
  redirects: ReadonlyMap<string, string>;
  /** The site's own origin, such as `https://example.org`. */
  origin: string;
};

const HEADINGS = /^(?:from|old|old address|old url|source|to|new|new address|new url|target)$/i;
const FILE = /\.[a-z0-9]+$/i;
const LONGEST = 300;

/** Old addresses as they are stored: without the slash at the end. */
export const tidyFrom = (address: string) => withoutSlashAtEnd(address.trim());

/** @returns a sentence when no redirect can begin here */
export function faultOfFrom(from: unknown): string | undefined {
  if (typeof from !== 'string' || !from.startsWith('/') || safeUrl(from) === '')
    return 'Start with /, such as /conditions/old-name.';
  return isSystemPath(from)
    ? 'This address belongs to the panel or the server. Enter the address of an old page.'
    : undefined;
}

/**
 * @returns a sentence when no redirect may lead there: an open redirect would lend its reputation to others
 */
export const faultOfTo = (to: string): string | undefined =>
  ownUrl(to) === ''
    ? 'Start with /, such as /conditions/anxiety: addresses lead on within this site only.'
    : undefined;

/** Checks all rows of a file: the redirects to make, and everything that is wrong with the others. */
export function checkRows(rows: CsvRow[], { pages, redirects, origin }: Known) {
  const pairs: Pair[] = [];
  const faults: RowError[] = [];
  const isHeading = rows[0]?.cells.slice(0, 2).every((cell) => HEADINGS.test(cell));
  const asked = rows.slice(isHeading ? 1 : 0).map(({ line, cells: [from = '', to = '', ...more] }) => ({
    line,
    more,
    from: tidyFrom(withoutOrigin(from)),
    to: withoutOrigin(to, origin),
  }));
  const leads = new Map([...redirects, ...asked.map(({ from, to }) => [from, to] as const)]);
  const lineOf = new Map<string, number>();
  for (const { line, from, to, more } of asked) {
    const first = lineOf.get(from);
    const there = redirects.get(from);
    if (there === to && first === undefined) continue;
    const message =
      more.some(Boolean) || !from || !to
        ? 'A row has two addresses: the old one and the new one.'
        : (faultOfFrom(from) ??
          (from.length > LONGEST || to.length > LONGEST
            ? `An address has at most ${LONGEST} characters.`
            : undefined) ??
          faultOfTo(to) ??
          (first !== undefined ? `Line ${first} begins at ${from} as well.` : undefined) ??
          (there !== undefined ? `${from} leads to ${there} already.` : undefined) ??
          (pages.has(from) ? `${from} is a page of this site: visitors would never be led on.` : undefined) ??
          faultOfTarget(from, leads, pages));
    if (message) faults.push({ line, message });
    else pairs.push({ line, from, to });
    if (first === undefined) lineOf.set(from, line);
  }
  return { pairs, faults, isThere: asked.length - pairs.length - faults.length };
}

/** Follows the redirects, old and new, to a page. */
function faultOfTarget(from: string, leads: ReadonlyMap<string, string>, pages: ReadonlySet<string>) {
  const seen = new Set([from]);
  let at = from;
  for (let next = leads.get(from); next !== undefined; next = leads.get(at)) {
    at = tidyFrom(next.replace(/[?#].*/s, '') || '/');
    if (seen.has(at)) return `${from} would lead back to itself.`;
    seen.add(at);
  }
  return pages.has(at) || FILE.test(at) ? undefined : `There is no page at ${at}.`;
}

/** The path of a full address: of any host for an old address, of the site's own for a new one. */
function withoutOrigin(address: string, origin?: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address;
  const url = new URL(address);
  return origin === undefined || url.origin === origin ? url.pathname + url.search + url.hash : address;
}
