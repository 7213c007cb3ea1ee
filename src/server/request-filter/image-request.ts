import type { IncomingMessage } from 'node:http';

export type ImageRules = {
  /** Where pictures are made smaller: `/_next/image`. */
  path: string;
  widths: ReadonlySet<number>;
  qualities: ReadonlySet<number>;
  /** Beginnings of paths whose pictures may be asked for in other sizes. */
  folders: string[];
  /** Those of the media library, which may be withdrawn. */
  media: string;
  /** Whether everybody may see a file of the media library. */
  isPublic: (filename: string) => Promise<boolean>;
  /** Cookies of people who may see more than the public. */
  privateCookies: RegExp;
};

/**
 * What to do with a request for a picture in another size. Each one that Next has not seen costs a decoding and a file on
 * disk, so that only the sizes which our own pages ask for are made, and only of pictures that are public; people who may
 * see others get those as they are, by an address that checks who they are.
 */
export async function isOwnImage(
  { headers }: Pick<IncomingMessage, 'headers'>,
  query: string,
  rules: ImageRules,
): Promise<'own' | 'refused' | 'missing' | { to: string }> {
  const asked = new URLSearchParams(query);
  const names = [...asked.keys()];
  const [url = '', width, quality] = [asked.get('url') ?? '', asked.get('w') ?? '', asked.get('q') ?? ''];
  const isOurs =
    names.length === 3 &&
    new Set([...names, 'url', 'w', 'q']).size === 3 &&
    isOneOf(rules.widths, width) &&
    isOneOf(rules.qualities, quality) &&
    rules.folders.some((folder) => url.startsWith(folder)) &&
    /^[\w\-./%~()]+$/.test(url) &&
    !url.includes('..');
  if (!isOurs) return 'refused';
  if (!url.startsWith(rules.media)) return url.includes('%') ? 'refused' : 'own';
  const name = decoded(url.slice(rules.media.length));
  // One spelling of each name: Next would make a picture of its own for every other one.
  const isSpelledOnce = name !== undefined && url === `${rules.media}${encodeURIComponent(name)}`;
  if (!isSpelledOnce || /[/\\\p{Cc}]/u.test(name)) return 'refused';
  if (await rules.isPublic(name)) return 'own';
  return headers.cookie !== undefined && rules.privateCookies.test(headers.cookie) ? { to: url } : 'missing';
}

const isOneOf = (allowed: ReadonlySet<number>, value: string) =>
  /^[1-9]\d*$/.test(value) && allowed.has(Number(value));

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
