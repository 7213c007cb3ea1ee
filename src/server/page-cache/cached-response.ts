import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedResponse } from './render';
import { contentSecurityPolicy, needsPolicy } from './csp';
import { addMissingHeaders, headerValue } from './raw-headers';

/** One encoding of a response, ready to be sent: flat lists of header names and values. */
export type Form = { etag: string; head: string[]; unchanged: string[]; body: Buffer };

type Encoding = 'identity' | 'gzip' | 'br';

/** A finished response. Its compressed forms are made when first requested, once. */
export type CachedResponse = {
  status: number;
  hash: string;
  isCompressible: boolean;
  /** A file whose name changes with its content: it is never fetched again. */
  isImmutable: boolean;
  forms: Partial<Record<Encoding, Form>>;
  packing: Partial<Record<Encoding, Promise<Form>>>;
  headers: string[];
  body: Buffer;
  /** The revision of the content, and the time (ms) at which rendering began. */
  revision: number;
  madeAt: number;
  /** The time (ms) of the last failed refresh. */
  triedAt: number;
  /** The time (ms) after which it is out of date, whatever the content is. */
  until?: number;
};

/**
 * A CDN may keep it for a second and serve it for two more while it revalidates; browsers revalidate every
 * time.
 */
const SHARED_CACHE =
  'public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=2, stale-if-error=86400';

/** @param always headers that every response gets: names and values alternate */
export function toCachedResponse(
  answer: RenderedResponse,
  made: { revision: number; madeAt: number },
  always: readonly string[] = [],
): CachedResponse {
  const headers = cleaned(answer);
  const type = headerValue(headers, 'content-type') ?? '';
  const { body } = answer;
  if (needsPolicy(headers)) {
    headers.push('Content-Security-Policy', contentSecurityPolicy(body.toString('utf8')));
  }
  addMissingHeaders(headers, always);
  const hash =
    tagOf(answer) ??
    createHash('sha256').update(headers.join('\n')).update(body).digest('base64url').slice(0, 22);
  const cached: CachedResponse = {
    status: answer.status,
    hash,
    isCompressible: /^(text\/|application\/(json|xml|javascript|ld\+json|rss|atom)|image\/svg)/i.test(type),
    isImmutable: /\bimmutable\b/i.test(headerValue(headers, 'cache-control') ?? ''),
    forms: {},
    packing: {},
    headers,
    body,
    triedAt: 0,
    until: answer.until,
    ...made,
  };
  cached.forms.identity = formOf(cached, 'identity', body);
  return cached;
}

/** The form for an `Accept-Encoding`: synchronously when it exists, otherwise a promise. */
export function encodingFor(cached: CachedResponse, accepted: string | undefined): Form | Promise<Form> {
  const encoding = cached.isCompressible ? encodingOf(accepted) : 'identity';
  return cached.forms[encoding] ?? (cached.packing[encoding] ??= pack(cached, encoding));
}

/** Endpoints of spec §7 have their own ETag, which open pages compare to detect changes (`bodyTag`). */
const tagOf = ({ headers }: RenderedResponse) =>
  /^W\/"([\w-]{27})"$/.exec(headerValue(headers, 'etag') ?? '')?.[1];

/** The memory it takes, in bytes: its forms, and an estimate for each object around them. */
export function sizeOf(cached: CachedResponse): number {
  let size = 512;
  for (const form of Object.values(cached.forms)) size += form.body.length + 1024;
  return size;
}

/** Whether one of the ETags in `If-None-Match` is this response's, in any encoding. */
export const isKnownTo = (cached: CachedResponse, ifNoneMatch: string) =>
  ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => TAG.exec(tag)?.[1] === cached.hash);

const TAG = /^\s*(?:W\/)?"([\w-]+?)(?:-(?:gzip|br))?"\s*$/;

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

async function pack(cached: CachedResponse, encoding: Encoding): Promise<Form> {
  const { body } = cached;
  const packed =
    encoding === 'gzip'
      ? await gzipped(body, { level: 9 })
      : await brotlied(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: body.length > 500_000 ? 6 : 10,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        });
  const form = formOf(cached, encoding, packed);
  cached.forms[encoding] = form;
  delete cached.packing[encoding];
  return form;
}

function formOf({ hash, headers }: CachedResponse, encoding: Encoding, body: Buffer): Form {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  const head = [...headers, 'ETag', etag, 'Content-Length', String(body.length)];
  if (encoding !== 'identity') head.push('Content-Encoding', encoding);
  const unchanged = ['ETag', etag];
  for (let at = 0; at < headers.length; at += 2)
    if (/^(cache-control|vary)$/i.test(headers[at] ?? ''))
      unchanged.push(headers[at] ?? '', headers[at + 1] ?? '');
  return { etag, head, unchanged, body };
}

/** Browsers send only a few different values, millions of times. */
const understood = new Map<string, Encoding>();
const MOST_UNDERSTOOD = 100;

function encodingOf(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const known = understood.get(accepted);
  if (known) return known;
  const encoding = understand(accepted);
  if (understood.size < MOST_UNDERSTOOD) understood.set(accepted, encoding);
  return encoding;
}

/** The encoding with the highest weight, and of those the smallest (RFC 9110, 12.5.3). */
function understand(accepted: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0);
  }
  const weightOf = (name: Encoding) =>
    weights.get(name) ?? weights.get('*') ?? (name === 'identity' ? 0.001 : 0);
  const [best] = (['br', 'gzip', 'identity'] as const).toSorted(
    (one, other) => weightOf(other) - weightOf(one),
  );
  return best && weightOf(best) > 0 ? best : 'identity';
}

const OWN = /^(date|connection|keep-alive|transfer-encoding|content-length|etag|cache-control|vary)$/i;

/** The headers that belong to the response and not to its transport; caching headers are replaced. */
function cleaned({ headers }: RenderedResponse): string[] {
  const kept: string[] = [];
  const vary = new Set<string>();
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = [headers[at], headers[at + 1]];
    if (/^vary$/i.test(name)) value.split(',').forEach((part) => vary.add(part.trim().toLowerCase()));
    else if (!OWN.test(name)) kept.push(name, value);
  }
  vary.add('accept-encoding');
  kept.push('Vary', [...vary].join(', '));
  const caching = headerValue(headers, 'cache-control') ?? '';
  kept.push('Cache-Control', /max-age=[1-9]/.test(caching) ? caching : SHARED_CACHE);
  return kept;
}

export function isCacheable({ headers }: RenderedResponse) {
  const caching = headerValue(headers, 'cache-control') ?? '';
  return (
    /\bpublic\b/i.test(caching) &&
    !/\b(private|no-store)\b/i.test(caching) &&
    headerValue(headers, 'set-cookie') === undefined
  );
}

export const variesWithAccept = ({ headers }: RenderedResponse) =>
  headers.some(
    (name, at) =>
      at % 2 === 0 && /^vary$/i.test(name) && /(^|,)\s*accept\s*(,|$)/i.test(headers[at + 1] ?? ''),
  );
