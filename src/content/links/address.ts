import { staysHere } from './own-path';

/**
 * The URL if it may be used in a link or picture, else ''. Unsafe schemes (`javascript:`, `data:`) are
 * dropped. Browsers read `\\` as `/`, drop tabs and line breaks, and resolve dots, so `/\\host` and
 * `/..//host` would leave the site. A bare `https://` leads nowhere.
 */
export const safeUrl = (url: string) =>
  /^(https?:\/\/(?=[^\s/?#])|\/|#|mailto:|tel:|sms:)\P{Cc}*$/iu.test(url) &&
  (!url.startsWith('/') || staysHere(url))
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

/** The part up to the first dot has no dot: each character can be read in one way only. */
const E_MAIL = /^[^\s@:/?#]+@[^\s@:/?#][^\s@:/?#.]*\.[^\s@:/?#]+$/;
const HOST = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/;

/**
 * The URL that an editor means by the address of a link: `mailto:` before an e-mail address, `tel:` before a
 * phone number, `https://` before a host. Other text stays as it is.
 */
export function meantUrl(typed: string): string {
  const address = typed.trim();
  if (E_MAIL.test(address)) return `mailto:${address}`;
  if (isPhone(address)) return telUrl(address);
  return HOST.test(address) ? `https://${address}` : address;
}

/** Whether it is a North American number, an international one with its `+`, or the crisis line. */
function isPhone(text: string): boolean {
  const digits = /^\+?[\d\s().-]+$/.test(text) ? text.replace(/[\s().-]/g, '') : '';
  if (/^(?:988|\+\d{8,15})$/.test(digits)) return true;
  // An IP address has no group of four digits.
  return /^1?\d{10}$/.test(digits) && /\d{4}$/.test(text);
}

/** A telephone number as a `tel:` URL; ten digits are North American. */
export function telUrl(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const isInternational = phone.trim().startsWith('+') || digits.length > 10;
  return `tel:${isInternational ? '+' : digits.length === 10 ? '+1' : ''}${digits}`;
}

const ADDRESS_RULE =
  'Begin with https://, with / for a page of this site, or write mailto: before an e-mail address, tel: before a phone number.';

/** Validates what an editor types as the address of a link; returns the message for the editor otherwise. */
export function isLinkAddress(typed: string): true | string {
  const url = meantUrl(typed);
  return (safeUrl(url) !== '' && !/\s/.test(url)) || ADDRESS_RULE;
}

/** A path without the slashes at its end; the root keeps its own. */
export function withoutSlashAtEnd(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

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
