import { NextResponse, type NextRequest } from 'next/server';
import { ANSWER_HEADER, toHeader } from './contact/rules/answer-header';
import { FORM_PATH } from './contact/rules/form-answer';
import { sentPages, sentPath } from './contact/rules/sent-pages';
import { documentEndpoint, documents } from './content/links/documents';
import { pathsInCode } from './content/links/paths-in-code';
import { SEARCH_PATH, SEARCH_QUERY, WORDPRESS_QUERY } from './content/links/search-path';
import { pageSchemas } from './content/schema/schemas';
import { bridge } from '@/services/process/bridge';
import { PATH_HEADER } from '@/services/http/path-header';
import { PREVIEW_COOKIE, previewCookie } from '@/services/http/cookies';

const FIXED = new Set<string>([
  ...Object.values(pageSchemas).map(({ path }) => path),
  ...pathsInCode,
  ...sentPages.map(({ url }) => url),
  SEARCH_PATH,
]);

/**
 * The status of pages that are not there (spec §2). `notFound()` in a page would answer 404 as well, but with
 * an empty document that only a script can fill; so the page renders its not-found words itself, and the
 * status is set here.
 */
export async function proxy(request: NextRequest) {
  // Client navigation uses `fetch`, and reloads the document for any status but 200.
  const isDocument = request.headers.get('sec-fetch-dest') !== 'empty';
  const path = request.nextUrl.pathname;
  if (request.method === 'POST' && path === FORM_PATH) return answerToForm(request);
  const preview = request.cookies.get(PREVIEW_COOKIE)?.value;
  // The page of the one document that a link to a preview opens may not be public yet.
  const previewed = preview === undefined ? undefined : await bridge.findPreviewed?.(preview);
  const isFound = previewed === path || !(await isMissing(path));
  const numbered = numberedAddress(request.nextUrl);
  const moved = numbered
    ? ((await bridge.findRedirect?.(numbered)) ?? '/')
    : isFound
      ? undefined
      : await bridge.findRedirect?.(path);
  // A number that is unknown now may be imported later.
  if (moved) return NextResponse.redirect(new URL(moved, request.nextUrl), moved === '/' ? 307 : 308);
  // Search queries are personal and never cached.
  const isAsked =
    path === SEARCH_PATH ||
    (path === documents.blog.path && SEARCH_QUERY.some((name) => request.nextUrl.searchParams.has(name)));
  const headers = new Headers(request.headers);
  headers.set(PATH_HEADER, path);
  const answer = NextResponse.next({
    request: { headers },
    ...(isFound || !isDocument ? {} : { status: 404 }),
    headers: {
      'Cache-Control': preview === undefined && !isAsked ? 'public, no-cache' : PRIVATE['Cache-Control'],
      // Keeps the query out of the next page's Referer.
      ...(isAsked ? { 'Referrer-Policy': 'no-referrer' } : {}),
    },
  });
  // Expired or ended: from here on this is a visitor like all others.
  if (previewed === null) answer.headers.append('Set-Cookie', previewCookie());
  return answer;
}

/** A sent message leads to its own page, which can be reloaded; an unsent one returns in the form. */
async function answerToForm(request: NextRequest) {
  // Next takes any other content type for a server action, and logs an error.
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    return new NextResponse('Please send the message with our form.', { status: 415, headers: PRIVATE });
  if (!bridge.postForm) throw new Error('The contact form was posted before the site had started.');
  const outcome = await bridge.postForm(request);
  if (outcome.kind === 'sent') {
    const to = new URL(sentPath(outcome.variant, outcome.language), request.nextUrl);
    return NextResponse.redirect(to, { status: 303, headers: PRIVATE });
  }
  const headers = new Headers(request.headers);
  headers.set(ANSWER_HEADER, toHeader(outcome.answer));
  const { status, waitS } = outcome;
  return NextResponse.next({
    request: { headers },
    status,
    headers: { ...PRIVATE, ...(waitS ? { 'Retry-After': String(waitS) } : {}) },
  });
}

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** The address by which WordPress knows every post and page of a site that was moved here: `/?p=12`. */
function numberedAddress({ pathname, searchParams }: URL) {
  const name = WORDPRESS_QUERY.find((key) => /^\d+$/.test(searchParams.get(key) ?? ''));
  return pathname === '/' && name ? `/?${name}=${searchParams.get(name)}` : undefined;
}

async function isMissing(path: string) {
  if (FIXED.has(path)) return false;
  const endpoint = documentEndpoint(path);
  return !endpoint || ((await bridge.isMissingDocument?.(endpoint)) ?? false);
}

export const config = {
  // Pages of the site, whatever ends in a dot and some letters included: an old address such as /contact.html
  // is a page that is not there. Not the panel, the calls, the map's frame, the way to a preview, or the
  // folders and names of files.
  matcher:
    '/((?!(?:_next|admin|api|cms-api|art|brand|fonts)(?:/|$)|(?:map|map/interactive|preview|readyz)$|robots\\.txt$|sitemap\\.xml$|blog/feed\\.xml$|favicon\\.ico$).*)',
};
