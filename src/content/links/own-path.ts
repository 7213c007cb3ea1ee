/** Base for resolving paths; never requested. */
const HERE = 'https://here.invalid';
/** How many levels of percent-encoding are decoded; real paths do not have two. */
const MOST_TURNS = 4;
/** Characters that resolve to themselves. */
const PLAIN = /^\/(?:[\w~!$&'()*+,;=:@-]+(?:\/[\w~!$&'()*+,;=:@-]+)*\/?)?(?:[?#]|$)/;

/**
 * Whether a path stays on this site however it is read: as written, resolved (`/..//host` is `//host`), and
 * with its escapes decoded, as proxies and routers do. No reading may begin with `//` or contain a backslash
 * or control character.
 */
export function staysHere(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//')) return false;
  if (PLAIN.test(path)) return true;
  let reading = path.split(/[?#]/, 1)[0] ?? '';
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const resolved = /[\\\p{Cc}]/u.test(reading) ? undefined : pathnameOf(reading);
    if (resolved === undefined || resolved.startsWith('//')) return false;
    const decoded = decodeAscii(resolved);
    if (decoded === resolved) return true;
    reading = decoded;
  }
  return false;
}

/** The resolved path; undefined when it leads to another site or is not a valid URL. */
function pathnameOf(path: string) {
  try {
    const { origin, pathname } = new URL(path, HERE);
    return origin === HERE ? pathname : undefined;
  } catch {
    return undefined;
  }
}

/** Decodes dots, slashes and backslashes (all ASCII) only. Decoded `?` and `#` would end the path. */
const decodeAscii = (path: string) =>
  path.replace(/%([0-7][\da-f])/gi, (escape, code: string) => {
    const letter = String.fromCharCode(Number.parseInt(code, 16));
    return '?# '.includes(letter) ? escape : letter;
  });
