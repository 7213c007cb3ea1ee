/** Resolves a path; it is never asked. */
const HERE = 'https://here.invalid';
/** How often a path may be encoded over and over; nobody writes even two. */
const MOST_TURNS = 4;
/** Letters, digits and marks that resolve to themselves. */
const PLAIN = /^\/(?:[\w~!$&'()*+,;=:@-]+(?:\/[\w~!$&'()*+,;=:@-]+)*\/?)?(?:[?#]|$)/;

/**
 * Whether a path leads to this site by every reading of it: as it is, resolved (`/..//host` is `//host`), and with its
 * escapes taken back, which proxies and routers do. No reading may begin with `//` or hold a backslash or a control character.
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

/** Undefined for what leads to another site, or is no address. */
function pathnameOf(path: string) {
  try {
    const { origin, pathname } = new URL(path, HERE);
    return origin === HERE ? pathname : undefined;
  } catch {
    return undefined;
  }
}

/** Dots, slashes and backslashes are ASCII; what is no escape stays as it is. `?` and `#` would end the path. */
const decodeAscii = (path: string) =>
  path.replace(/%([0-7][\da-f])/gi, (escape, code: string) => {
    const letter = String.fromCharCode(Number.parseInt(code, 16));
    return '?# '.includes(letter) ? escape : letter;
  });
