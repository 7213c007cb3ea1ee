import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Question } from './ask';

export type Rules = {
  /** Folders whose paths are handed on untouched. */
  untouched: string[];
  /** Its pages may be framed by nobody; they are never kept. */
  panel: string;
  /** Names of the query parameters that change an answer; all others are dropped. */
  queryNames: ReadonlySet<string>;
  /** Cookies of people who may see more than the public. */
  privateCookies: RegExp;
  host: string;
};

/**
 * What a request is about: handed on untouched; asked for this one request alone; or kept under `key`, and then asked
 * without anything that could make the answer one person's own.
 */
export type Target =
  | { kind: 'untouched' }
  | { kind: 'private'; question: Question; ancestors?: string }
  | {
      kind: 'public';
      /** The key of an answer that does not depend on `Accept`, and of one that does. */
      key: string;
      keyByAccept: string;
      isPage: boolean;
      question: Question;
    };

/** The router of the pages asks for data with these; the answer varies with them. */
const ROUTER = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const;

const LONGEST_URL = 2048;
const FILE = /\.[a-z\d]+$/i;

/** Whether an answer that is kept under the bare URL may be given, and no body follows. The cheap question, asked for every request. */
export const isPlain = (headers: IncomingHttpHeaders) =>
  headers.rsc === undefined &&
  headers.authorization === undefined &&
  headers.range === undefined &&
  headers.cookie === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;

export function targetOf({ method, url = '/', headers }: IncomingMessage, rules: Rules): Target {
  const path = url.split('?', 1)[0] ?? url;
  const isPanelPage =
    method === 'GET' &&
    headers.rsc === undefined &&
    isBelow(path, [rules.panel]) &&
    headers.range === undefined;
  if (isPanelPage)
    return { kind: 'private', question: { url, headers: withoutHop(headers) }, ancestors: "'none'" };
  const isUntouched =
    (method !== 'GET' && method !== 'HEAD') ||
    headers.upgrade !== undefined ||
    // A film is asked for in parts; a page has none.
    (headers.range !== undefined && FILE.test(path)) ||
    isBelow(path, rules.untouched);
  if (isUntouched) return { kind: 'untouched' };
  const isPrivate =
    headers.authorization !== undefined ||
    url.length > LONGEST_URL ||
    (headers.cookie !== undefined && rules.privateCookies.test(headers.cookie));
  if (isPrivate) return { kind: 'private', question: { url, headers: withoutHop(headers) } };

  const query = meaningful(url.slice(path.length + 1), rules.queryNames);
  const canonical = query ? `${path}?${query}` : path;
  const isJson = headers.accept?.includes('json') === true;
  const asked: IncomingHttpHeaders = { host: rules.host, accept: isJson ? 'application/json' : '*/*' };
  if (headers.rsc === undefined) {
    return {
      kind: 'public',
      key: canonical,
      keyByAccept: `${canonical} ${isJson ? 'json' : 'any'}`,
      isPage: !query,
      question: { url: canonical, headers: asked },
    };
  }
  const router = ROUTER.map((name) => [name, headers[name]] as const);
  for (const [name, value] of router) if (value !== undefined) asked[name] = value;
  // What the router fetches is not a document; the status of a missing page is told by this.
  asked['sec-fetch-dest'] = 'empty';
  const key = `${canonical} ${router.map(([, value]) => value ?? '').join(' ')}`;
  return { kind: 'public', key, keyByAccept: key, isPage: false, question: { url, headers: asked } };
}

const isBelow = (path: string, folders: string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** The parameters that matter, in one order. */
function meaningful(query: string, names: ReadonlySet<string>): string {
  if (query === '') return '';
  const kept = query.split('&').filter((part) => names.has(part.split('=', 1)[0] ?? ''));
  return kept.sort().join('&');
}

/** Compression and validators are the front's own business. */
function withoutHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const {
    connection: _c,
    'accept-encoding': _e,
    'if-none-match': _n,
    'if-modified-since': _m,
    'content-length': _l,
    'transfer-encoding': _t,
    ...rest
  } = headers;
  return rest;
}
