/** Paths as browsers write them: nothing encoded, no empty segment. Dot segments are checked separately. */
const ORDINARY = /^\/(?:[\w\-.~]+\/)*[\w\-.~]*$/;
/** What RFC 3986 allows in a path, except `;`, which only some parsers split at. */
const ALLOWED = /^\/(?!\/)(?:[\w\-.~!$&'()*+,=:@/]|%[\da-f]{2})*$/i;
const UNRESERVED = /[\w\-.~]/;
const HAS_DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;

/**
 * The canonical spelling of a path, so that rules, caches and Next read the same path: unreserved characters
 * are not encoded, escapes are uppercase, and there are no empty segments.
 * @returns undefined for invalid paths: dot segments, `;`, `#`, `\`, control characters, an encoded `/`, `?`,
 *   `#`, `;` or escape, broken UTF-8, and a leading `//`, which browsers take for a host
 */
export function canonicalPath(path: string): string | undefined {
  if (ORDINARY.test(path)) return HAS_DOT_SEGMENT.test(path) ? undefined : path;
  if (!ALLOWED.test(path)) return undefined;
  const canonical = path.replace(/%[\da-f]{2}/gi, respell).replace(/\/{2,}/g, '/');
  return HAS_DOT_SEGMENT.test(canonical) || isAmbiguous(canonical) ? undefined : canonical;
}

function respell(escape: string) {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  return UNRESERVED.test(character) ? character : escape.toUpperCase();
}

/** Whether decoding once or twice would change the path's structure. */
function isAmbiguous(path: string) {
  if (/%(?:2F|3B|3F|23|5C)/.test(path)) return true;
  try {
    return /\p{Cc}|%[\da-f]{2}/iu.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}
