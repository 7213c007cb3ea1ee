import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { AUDIENCE_HEADER } from '../http/public-url';
import { ROUTER } from './navigation';
import type { RenderRequest } from './render';

export type Rules = {
  /** Folders whose paths are handed on untouched. */
  untouched: string[];
  /** The same for single paths. */
  untouchedPaths?: string[];
  /** Paths of pages that forms are posted to; the answer is a page, and nobody else's. */
  forms?: string[];
  /** Its pages may be framed by nobody; they are never kept. */
  panel: string;
  /** Names of the query parameters that change an answer; all others are dropped. */
  queryNames: ReadonlySet<string>;
  /** The pages whose answers these parameters change; without it, all. */
  queryPaths?: ReadonlySet<string>;
  /** Cookies of people who may see more than the public. */
  privateCookies: RegExp;
  host: string;
  /** Whether somebody asks by another name than the site's own while that is this machine's. They get answers of their own. */
  isForeign?: (headers: IncomingHttpHeaders) => boolean;
};

/**
 * What a request is about: handed on untouched; asked for this one request alone; or kept under `key`, and then asked
 * without anything that could make the answer one person's own.
 */
export type Target =
  | { kind: 'untouched' }
  | { kind: 'private'; question: RenderRequest; ancestors?: string }
  | {
      kind: 'public';
      /** The key of an answer that does not depend on `Accept`, and of one that does. */
      key: string;
      keyByAccept: string;
      isPage: boolean;
      /** Data for the router of the pages: anything but a 200 concerns this one request. */
      isNavigation: boolean;
      question: RenderRequest;
    };

/** Of the address without the parameters that mean nothing: those of campaigns and clicks are long. */
const MAX_URL_LENGTH = 2048;

/** Whether an answer that is kept under the bare URL may be given, and no body follows. The cheap question, asked for every request. */
export const isPlain = (headers: IncomingHttpHeaders) =>
  headers.rsc === undefined &&
  headers.authorization === undefined &&
  headers.range === undefined &&
  headers.cookie === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;

export function classifyRequest(request: IncomingMessage, rules: Rules): Target {
  const { method, url = '/', headers } = request;
  const path = url.split('?', 1)[0] ?? url;
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && headers.rsc === undefined && isBelow(path, [rules.panel]))
    return { kind: 'private', question: { url, headers: withoutHop(headers) }, ancestors: "'none'" };
  if (method === 'POST' && rules.forms?.includes(path)) {
    const asPosted = withoutHop(headers);
    for (const name of ['content-length', 'transfer-encoding'] as const)
      if (headers[name] !== undefined) asPosted[name] = headers[name];
    return { kind: 'private', question: { url, headers: asPosted, posted: request } };
  }
  // Films, which are asked for in parts, are below these too; what is kept has no parts.
  if (!isRead || isBelow(path, rules.untouched) || rules.untouchedPaths?.includes(path))
    return { kind: 'untouched' };
  const names = rules.queryPaths?.has(path) === false ? NONE : rules.queryNames;
  const query = meaningful(url.slice(path.length + 1), names);
  const canonical = query ? `${path}?${query}` : path;
  const isPrivate =
    headers.authorization !== undefined ||
    canonical.length > MAX_URL_LENGTH ||
    (headers.cookie !== undefined && rules.privateCookies.test(headers.cookie));
  if (isPrivate) return { kind: 'private', question: { url, headers: withoutHop(headers) } };

  const isJson = headers.accept?.includes('json') === true;
  const isForeign = rules.isForeign?.(headers) === true;
  const asked: IncomingHttpHeaders = {
    host: rules.host,
    accept: isJson ? 'application/json' : '*/*',
    ...(isForeign ? { [AUDIENCE_HEADER]: 'public' } : {}),
  };
  const own = isForeign ? ' public' : '';
  if (headers.rsc === undefined) {
    return {
      kind: 'public',
      key: canonical + own,
      keyByAccept: `${canonical} ${isJson ? 'json' : 'any'}${own}`,
      isPage: !query && !isForeign,
      isNavigation: false,
      question: { url: canonical, headers: asked },
    };
  }
  const router = ROUTER.map((name) => [name, headers[name]] as const);
  for (const [name, value] of router) if (value !== undefined) asked[name] = value;
  // What the router fetches is not a document; the status of a missing page is told by this.
  asked['sec-fetch-dest'] = 'empty';
  // Next answers a wrong hash of these headers with a redirect, which must not stand for the right one.
  const hash = meaningful(url.slice(path.length + 1), ROUTER_HASH);
  const address = [canonical, hash].filter(Boolean).join(query ? '&' : '?');
  const key = `${address} ${router.map(([, value]) => value ?? '').join(' ')}${own}`;
  return {
    kind: 'public',
    key,
    keyByAccept: key,
    isPage: false,
    isNavigation: true,
    question: { url: address, headers: asked },
  };
}

const NONE: ReadonlySet<string> = new Set();
const ROUTER_HASH: ReadonlySet<string> = new Set(['_rsc']);

const isBelow = (path: string, folders: string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** The parameters that matter, in one order. */
function meaningful(query: string, names: ReadonlySet<string>): string {
  if (query === '') return '';
  const kept = query.split('&').filter((part) => names.has(part.split('=', 1)[0] ?? ''));
  return kept.sort().join('&');
}

/** Connections, compression, validators and parts are the front's own business. */
function withoutHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const {
    connection: _c,
    'accept-encoding': _e,
    'if-none-match': _n,
    'if-modified-since': _m,
    'content-length': _l,
    'transfer-encoding': _t,
    upgrade: _u,
    range: _r,
    'if-range': _i,
    ...rest
  } = headers;
  return rest;
}
