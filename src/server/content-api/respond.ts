import { createHash } from 'node:crypto';
import { DATABASE_AWAY, FAILED } from '@/content/error-words';
import { isDatabaseAway } from '@/services/database/database-away';
import { formatErrorInLines } from '@/services/logging/redact';
import { hasPreviewCookie } from '@/services/http/cookies';

/**
 * An error response: one short sentence as plain text (people are shown "status: sentence", spec §8), or JSON
 * for clients that accept it.
 */
export function refuse(
  request: Request,
  status: number,
  sentence: string,
  details: { fields?: Record<string, string>; headers?: HeadersInit } = {},
) {
  const headers = new Headers({ 'Cache-Control': 'no-store', Vary: 'Accept', ...details.headers });
  if (request.headers.get('accept')?.includes('application/json')) {
    return Response.json(
      { error: sentence, ...(details.fields ? { fields: details.fields } : {}) },
      { status, headers },
    );
  }
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(sentence, { status, headers });
}

export const answer = (request: Request, body: unknown) =>
  answerText(request, JSON.stringify(body), 'application/json; charset=utf-8');

/**
 * Text with an ETag; 304 when the client has it already. Responses to a bearer token are not for shared
 * caches.
 */
export function answerText(request: Request, text: string, contentType: string): Response {
  const etag = `W/"${bodyTag(text)}"`;
  const headers = {
    ETag: etag,
    'Cache-Control':
      request.headers.has('authorization') || hasPreviewCookie(request.headers.get('cookie'))
        ? 'private, no-store'
        : 'public, no-cache',
    Vary: 'Authorization',
  };
  const known = (request.headers.get('if-none-match') ?? '').split(',').map(opaqueTag);
  if (known.includes(opaqueTag(etag)) || known.includes('*'))
    return new Response(null, { status: 304, headers });
  // Not compressed here: Next drops our `Content-Encoding`, and browsers would read the compressed bytes as
  // text.
  return new Response(text, { status: 200, headers: { ...headers, 'Content-Type': contentType } });
}

/** The ETag of a body, without quotes: pages compare it to detect changes (src/live/poller.ts). */
export const bodyTag = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 27);

/** `If-None-Match` compares weakly: `W/"a"` equals `"a"`. */
const opaqueTag = (tag: string) => tag.trim().replace(/^W\//, '');

/** The response to an exception in a handler: a sentence for people; the cause goes to the log. */
export function failed(request: Request, error: unknown) {
  if (isDatabaseAway(error)) {
    return refuse(request, 503, DATABASE_AWAY, {
      headers: { 'Retry-After': '5' },
    });
  }
  console.error(formatErrorInLines(error));
  return refuse(request, 500, FAILED);
}
