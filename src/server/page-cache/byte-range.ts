import type { IncomingMessage } from 'node:http';
import type { Form, CachedResponse } from './cached-response';
import { headerValue } from './raw-headers';

/** The requested range of a file: first and last byte, or `past the end` where the file is shorter. */
export type Part = { first: number; last: number } | 'past the end';

/**
 * Undefined where the whole file is sent: no range asked for, several ranges, a range of a page or an
 * endpoint, of another version of the file, or of a compressed form (RFC 9110, 14.2: a server may send the
 * whole). Players request films in ranges.
 */
export function requestedRange(
  { method, headers }: IncomingMessage,
  cached: CachedResponse,
  form: Form,
): Part | undefined {
  const { range, 'if-range': ofVersion = form.etag } = headers;
  if (range === undefined || method !== 'GET' || cached.status !== 200 || form.etag !== ofVersion)
    return undefined;
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  if (form !== cached.forms.identity || !isFile(cached)) return undefined;
  const { length } = form.body;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  // A range that ends before it begins is invalid.
  if (from !== '' && to !== '' && Number(to) < first) return undefined;
  return first >= length ? 'past the end' : { first, last };
}

const isFile = ({ headers }: CachedResponse) =>
  !/^(text\/html|text\/x-component|application\/json)/i.test(headerValue(headers, 'content-type') ?? '');
