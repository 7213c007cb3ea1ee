/** The front never keeps an answer to a request that carries a cookie of this beginning. */
export const PREVIEW_COOKIE = 'payload-preview';

/** Whether a `Cookie` header has one at all, good or not: what is answered to it is for nobody's cache. */
export const hasPreviewCookie = (cookies: string | null | undefined) =>
  new RegExp(`(?:^|;\\s*)${PREVIEW_COOKIE}=`).test(cookies ?? '');
