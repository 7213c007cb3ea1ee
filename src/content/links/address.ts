import { staysHere } from './own-path';

/**
 * An address that a link or picture may have; anything else (`javascript:`, `data:`) counts as empty. Browsers read `\\`
 * as `/`, drop tabs and line breaks, and resolve dots, so that `/\\host` and `/..//host` would lead to another site.
 */
export const safeUrl = (url: string) =>
  /^(https?:\/\/|\/|#|mailto:|tel:|sms:)\P{Cc}*$/iu.test(url) && (!url.startsWith('/') || staysHere(url))
    ? url
    : '';

/** An address on this site, or nothing. */
export const ownUrl = (url: string) => (url.startsWith('/') ? safeUrl(url) : '');

/**
 * The address of a picture or film: on this site only. Another host would learn who reads what, and `next/image` refuses
 * hosts that it was not told of.
 */
export const pictureUrl = ownUrl;

/** An address that runs or contains something instead of leading somewhere; browsers pass over spaces and controls in it. */
const CODE =
  /^(?:javascript|vbscript|livescript|data|blob|file|filesystem|about|view-source|feed|jar|ws|wss):/i;

export const isCode = (url: string) => CODE.test(url.replace(/[\s\p{Cc}\p{Cf}]/gu, ''));
