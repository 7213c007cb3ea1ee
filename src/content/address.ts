/**
 * An address that a link or picture may have; anything else (`javascript:`, `data:`) counts as empty. Browsers read `\\`
 * as `/` and drop tabs and line breaks, so that `/\\host` would lead to another site.
 */
export const safeUrl = (url: string) =>
  /^(https?:\/\/|\/(?![/\\])|#|mailto:|tel:|sms:)\P{Cc}*$/iu.test(url) ? url : '';

/**
 * The address of a picture or film: on this site only. Another host would learn who reads what, and `next/image` refuses
 * hosts that it was not told of.
 */
export const pictureUrl = (url: string) => (url.startsWith('/') ? safeUrl(url) : '');
