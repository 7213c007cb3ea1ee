import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCookies } from 'payload/shared';
import { roleOf } from '@/services/auth/access';
import { getCms } from '../cms/payload';
import { env } from '@/services/settings/env';
import { openPreviewToken, previewedDocument } from '@/services/auth/preview-token';
import { PREVIEW_COOKIE } from '@/services/http/cookies';
import { decodeUri } from '@/content/links/address';
import { idsIn } from '@/content/links/document-id';
import { MEDIA_FOLDER } from '@/content/links/media-url';
import { isPublicFile } from './public-files';

/**
 * A browser revalidates after five minutes with a small response when nothing has changed: a withdrawn
 * picture disappears soon, and until then its unguessable name protects it.
 */
const FOR_ALL = 'public, max-age=300, must-revalidate';
const FOR_STAFF = 'private, no-store';

/** The file that a request asks for; null for an invalid name, undefined for any other path. */
export function fileAsked({ method, url }: Pick<Request, 'method' | 'url'>): string | null | undefined {
  const { pathname } = new URL(url);
  if (!['GET', 'HEAD'].includes(method) || !pathname.startsWith(MEDIA_FOLDER)) return undefined;
  const name = decodeUri(pathname.slice(MEDIA_FOLDER.length));
  return name && !/[/\\\p{Cc}]/u.test(name) && !name.includes('..') ? name : null;
}

/**
 * Serves a file of the media library: to everyone when published content shows it, otherwise to clients who
 * may see drafts. Anything else, including a file missing on the disk, is a 404 without a log line.
 * @param ask calls Payload, which handles ranges and buckets
 */
export async function serveFile(
  request: Request,
  name: string | null,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (name === null) return nothing();
  const isPublic = await isPublicFile(name);
  if (!isPublic && !(await maySeeDrafts(request, name))) return nothing();
  const etag = env.bucket ? undefined : await etagOf(name);
  if (etag === null) return nothing();
  const own = { 'Cache-Control': isPublic ? FOR_ALL : FOR_STAFF, ...(etag ? { ETag: etag } : {}) };
  if (etag && request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers: own });

  const { origin, pathname } = new URL(request.url);
  const asked = new Headers(request.headers);
  // Payload supports a single range; for several, which no player requests, the whole file is a valid
  // response.
  if (!/^bytes=(?:\d+-\d*|-\d+)$/.test(asked.get('range') ?? '')) asked.delete('range');
  const answer = await ask(new Request(origin + pathname, { headers: asked, signal: request.signal }));
  if (answer.status >= 400 && answer.status !== 416) return nothing();
  const headers = new Headers(answer.headers);
  for (const [header, value] of Object.entries(own)) headers.set(header, value);
  const { status } = answer;
  return new Response(request.method === 'HEAD' ? null : answer.body, { status, headers });
}

/** With a panel session, or with a preview link of a document that shows the file. */
async function maySeeDrafts({ headers }: Request, name: string): Promise<boolean> {
  if (!headers.has('cookie') && !headers.has('authorization')) return false;
  try {
    const cms = await getCms();
    const { user } = await cms.auth({ headers, canSetHeaders: false });
    if (['admin', 'editor', 'reviewer'].includes(roleOf({ user }) ?? '')) return true;
    const opened = await openPreviewToken(cms, parseCookies(headers).get(PREVIEW_COOKIE) ?? '');
    if (!opened) return false;
    const named = { filename: { equals: name } };
    const file = await cms.db.findOne({ collection: 'media', where: named });
    return file !== null && idsIn(await previewedDocument(cms, opened)).includes(String(file.id));
  } catch {
    // Without the database no session can be checked.
    return false;
  }
}

async function etagOf(name: string): Promise<string | null> {
  try {
    const file = await stat(join(env.mediaDir, name));
    return file.isFile() ? `"${file.size.toString(36)}-${Math.floor(file.mtimeMs).toString(36)}"` : null;
  } catch {
    return null;
  }
}

const nothing = () =>
  new Response('There is nothing at this address.', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
