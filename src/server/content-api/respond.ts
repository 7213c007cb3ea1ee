import { createHash } from 'node:crypto';
import { isDatabaseAway } from '../cms/payload';
import { formatErrorInLines } from '../logging/redact';
import { hasPreviewCookie } from '../http/cookies';

/** One short sentence as plain text (people are shown "status: sentence", spec §8), or JSON for whoever asks for it. */
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

/** Text with an ETag; 304 when the caller has it already. Answers to a bearer are not for shared caches. */
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
  // Not compressed here: Next drops a `Content-Encoding` of ours, and browsers would read the packed bytes.
  return new Response(text, { status: 200, headers: { ...headers, 'Content-Type': contentType } });
}

/** The entity tag of a body, without quotes: pages know by it what they show (src/live/poller.ts). */
export const bodyTag = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 27);

/** `If-None-Match` compares weakly: `W/"a"` and `"a"` are the same. */
const opaqueTag = (tag: string) => tag.trim().replace(/^W\//, '');

/** The answer to a failure inside a handler: the sentence is for people, the cause goes to the log. */
export function failed(request: Request, error: unknown) {
  if (isDatabaseAway(error)) {
    return refuse(request, 503, 'The site is being looked after right now. Please try again in a minute.', {
      headers: { 'Retry-After': '5' },
    });
  }
  console.error(formatErrorInLines(error));
  return refuse(request, 500, 'Something went wrong on our side. Please try again in a minute.');
}
