import { FORM_PATH } from '@/contact/rules/form-answer';
import { env } from '../settings/env';
import type { Listener } from '../page-cache/render';
import { createPageCache } from '../page-cache/page-cache';
import { isLoopbackRequest } from '../http/public-url';
import { revision } from '../revision/state';
import { SECURITY_HEADERS } from '../http/security-headers';

/** Cookies of people who may see more than the public. */
export const PRIVATE_COOKIES = /payload-|__prerender_bypass|__next_preview_data/;

/** The front of this site, before `next`. The process that listens calls it; `npm run dev` has none. */
export function createSitePageCache(next: Listener) {
  return createPageCache({
    next,
    revision,
    host: new URL(env.siteUrl).host,
    // The site of a machine that is reached by another name, through a tunnel or a proxy, says that it is a demo.
    isForeign: env.isAtHome
      ? (headers) => !isLoopbackRequest((name) => headers[name]?.toString())
      : undefined,
    panel: '/admin',
    untouched: ['/_next/image', '/_next/data', '/admin', '/cms-api'],
    // A link to a preview is for whoever has it, and says in its query what it opens.
    untouchedPaths: ['/preview'],
    forms: [FORM_PATH],
    // The blog's search and filter (spec §2), and the numbers of posts and pages of a former WordPress site.
    queryNames: new Set(['q', 'category', 'shown', 'p', 'page_id']),
    queryPaths: new Set(['/blog', '/']),
    privateCookies: PRIVATE_COOKIES,
    headers: SECURITY_HEADERS,
    onFailure: console.error,
  });
}
