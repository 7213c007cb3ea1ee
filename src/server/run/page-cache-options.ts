import { FORM_PATH } from '@/contact/rules/form-answer';
import { SEARCH_PATHS, SEARCH_QUERY, WORDPRESS_QUERY } from '@/content/links/search-path';
import { env } from '@/services/settings/env';
import type { Listener } from '../page-cache/render';
import { createPageCache } from '../page-cache/page-cache';
import { isLoopbackRequest } from '@/services/http/public-url';
import { revision } from '@/services/revision/state';
import { SECURITY_HEADERS } from '@/services/http/security-headers';

/** Cookies of clients who may see more than the public. */
export const PRIVATE_COOKIES = /payload-|__prerender_bypass|__next_preview_data/;

/** The page cache of this site, in front of `next`. The serving process calls it; `npm run dev` has none. */
export function createSitePageCache(next: Listener) {
  return createPageCache({
    next,
    revision,
    host: new URL(env.siteUrl).host,
    // A local site that clients reach under another name, through a tunnel or a proxy, shows that it is a
    // demo.
    isForeign: env.isAtHome
      ? (headers) => !isLoopbackRequest((name) => headers[name]?.toString())
      : undefined,
    panel: '/admin',
    untouched: ['/_next/image', '/_next/data', '/admin', '/cms-api'],
    // A preview link's query says what it opens, so it must reach the handler unchanged.
    untouchedPaths: ['/preview'],
    forms: [FORM_PATH],
    queryNames: new Set([...SEARCH_QUERY, ...WORDPRESS_QUERY]),
    queryPaths: new Set([...SEARCH_PATHS, '/']),
    privateCookies: PRIVATE_COOKIES,
    headers: SECURITY_HEADERS,
    onFailure: console.error,
  });
}
