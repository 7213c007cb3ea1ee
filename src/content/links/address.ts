import { staysHere } from './own-path';

/**
 * The URL if it may be used in a link or picture, else ''. Unsafe schemes (`javascript:`, `data:`) are
 * dropped. Browsers read `\\` as `/`, drop tabs and line breaks, and resolve dots, so `/\\host` and
 * `/..//host` would leave the site.
 */
export const safeUrl = (url: string) =>
  /^(https?:\/\/|\/|#|mailto:|tel:|sms:)\P{Cc}*$/iu.test(url) && (!url.startsWith('/') || staysHere(url))
    ? url
    : '';

/**
 * The URL if it is on this site, else ''. For a picture or film from another host, that host would learn
 * which page a visitor reads, and `next/image` refuses hosts that are not configured.
 */
export const ownUrl = (url: string) => (url.startsWith('/') ? safeUrl(url) : '');

/** A scheme that runs or contains content. Browsers ignore spaces and control characters in it. */
const CODE =
  /^(?:javascript|vbscript|livescript|data|blob|file|filesystem|about|view-source|feed|jar|ws|wss):/i;

export const isCode = (url: string) => CODE.test(url.replace(/[\s\p{Cc}\p{Cf}]/gu, ''));

/** The path of an article. */
export const articlePath = (slug: string) => `/blog/${encodeURIComponent(slug)}`;

/** Undefined for text that is not percent-encoded UTF-8. */
export function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
