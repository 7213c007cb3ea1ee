import { NextResponse, type NextRequest } from 'next/server';
import { crisisHelp } from './content/crisis-help';
import { isSlug } from './content/slug';
import { documentRead, documents } from './content/documents';
import { pageSchemas } from './content/schemas';
import { isMissingDocument, movedTo, previewedBy } from './server/missing-document';
import { PREVIEW_COOKIE, previewCookie } from './server/cookies';

const FIXED = new Set<string>([
  ...[...Object.values(pageSchemas), ...Object.values(crisisHelp)].map(({ path }) => path),
  documents.blog.path,
]);

/**
 * The status of pages that are not there (spec §2). `notFound()` in a page would answer 404 as well, but with an empty
 * document that only a script can fill; so the page renders its not-found words itself, and the status is set here.
 */
export async function proxy(request: NextRequest) {
  // A navigation inside the page asks by `fetch`, and treats anything but 200 as a reason to load the document anew.
  const isDocument = request.headers.get('sec-fetch-dest') !== 'empty';
  const path = request.nextUrl.pathname;
  const preview = request.cookies.get(PREVIEW_COOKIE)?.value;
  // The page of the one document that a link to a preview opens may not be public yet.
  const previewed = preview === undefined ? undefined : await previewedBy(preview);
  const isFound = previewed === path || !(await isMissing(path));
  const moved = isFound ? undefined : await movedTo(path);
  if (moved) return NextResponse.redirect(new URL(moved, request.nextUrl), 308);
  const answer = NextResponse.next({
    ...(isFound || !isDocument ? {} : { status: 404 }),
    headers: { 'Cache-Control': preview === undefined ? 'public, no-cache' : 'private, no-store' },
  });
  // Expired or ended: from here on this is a visitor like all others.
  if (previewed === null) answer.headers.append('Set-Cookie', previewCookie());
  return answer;
}

async function isMissing(path: string) {
  if (FIXED.has(path)) return false;
  const [, folder = '', end = '', ...more] = path.split('/');
  const read = documentRead(folder, end);
  return !read || more.length > 0 || !isSlug(end) || isMissingDocument(read);
}

export const config = {
  // Pages of the site, whatever ends in a dot and some letters included: an old address such as /contact.html is a page that
  // is not there. Not the panel, the calls, the map's frame, the way to a preview, or the folders and names of files.
  matcher:
    '/((?!(?:_next|admin|api|cms-api|map|preview|readyz|art|brand|fonts)(?:/|$)|robots\\.txt$|sitemap\\.xml$|blog/feed\\.xml$|favicon\\.ico$).*)',
};
