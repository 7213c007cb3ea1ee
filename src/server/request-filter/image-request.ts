import type { IncomingMessage } from 'node:http';
import { decodeUri } from '@/content/links/address';

export type ImageRules = {
  /** The path of the image optimizer: `/_next/image`. */
  path: string;
  widths: ReadonlySet<number>;
  qualities: ReadonlySet<number>;
  /** Path prefixes whose pictures may be resized. */
  folders: string[];
  /** The path prefix of the media library, whose files may be withdrawn. */
  media: string;
  /** Whether a file of the media library is public. */
  isPublic: (filename: string) => Promise<boolean>;
  /** Cookies of clients who may see more than the public. */
  privateCookies: RegExp;
};

/**
 * What to do with a request for a resized picture. Each one that Next has not seen costs a decoding and a
 * file on disk, so only sizes that our own pages use are made, and only of public pictures. Non-public images
 * are redirected to the authorized file route.
 */
export async function checkImageRequest(
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
  const name = decodeUri(url.slice(rules.media.length));
  // Only one spelling of each name: Next would resize the picture once per spelling.
  const isSpelledOnce = name !== undefined && url === `${rules.media}${encodeURIComponent(name)}`;
  if (!isSpelledOnce || /[/\\\p{Cc}]/u.test(name)) return 'refused';
  if (await rules.isPublic(name)) return 'own';
  return headers.cookie !== undefined && rules.privateCookies.test(headers.cookie) ? { to: url } : 'missing';
}

const isOneOf = (allowed: ReadonlySet<number>, value: string) =>
  /^[1-9]\d*$/.test(value) && allowed.has(Number(value));
