import type { IncomingMessage } from 'node:http';
import type { Form, CachedResponse } from './cached-response';
import { headerValue } from './raw-headers';

/** The part of a file that a request asks for: first and last byte, or none where the file ends before it. */
export type Part = { first: number; last: number } | 'past the end';

/**
 * Undefined where the whole is answered: no part asked for, several, one of a page or a call, of another version of the
 * file, or of a packed form (RFC 9110, 14.2: a server may answer the whole). Films are played by parts.
 */
export function requestedRange(
  { method, headers }: IncomingMessage,
  kept: CachedResponse,
  form: Form,
): Part | undefined {
  const { range, 'if-range': ofVersion = form.etag } = headers;
  if (range === undefined || method !== 'GET' || kept.status !== 200 || form.etag !== ofVersion)
    return undefined;
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  if (form !== kept.forms.identity || !isFile(kept)) return undefined;
  const { length } = form.body;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  // An end before its beginning is no range at all.
  if (from !== '' && to !== '' && Number(to) < first) return undefined;
  return first >= length ? 'past the end' : { first, last };
}

const isFile = ({ headers }: CachedResponse) =>
  !/^(text\/html|text\/x-component|application\/json)/i.test(headerValue(headers, 'content-type') ?? '');
