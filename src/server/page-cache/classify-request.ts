import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { AUDIENCE_HEADER } from '@/services/http/public-url';
import { ROUTER } from './navigation';
import type { RenderRequest } from './render';

export type Rules = {
  /** Folders whose requests pass unchanged. */
  untouched: string[];
  /** Single paths whose requests pass unchanged. */
  untouchedPaths?: string[];
  /** Paths of pages with a form: the response to a POST is a page for this client only. */
  forms?: string[];
  /** The panel's folder: its pages may not be framed and are never cached. */
  panel: string;
  /** The query parameters that change a response; all others are dropped. */
  queryNames: ReadonlySet<string>;
  /** The pages whose responses these parameters change; without it, all. */
  queryPaths?: ReadonlySet<string>;
  /** Cookies of clients who may see more than the public. */
  privateCookies: RegExp;
  host: string;
  /**
   * Whether a client uses another host name than a loopback site address. Such clients have cache entries of
   * their own.
   */
  isForeign?: (headers: IncomingHttpHeaders) => boolean;
};

/**
 * How a request is handled: passed on unchanged; rendered for this request alone; or cached under `key`, and
 * then rendered without anything that could make the response personal.
 */
export type Target =
  | { kind: 'untouched' }
  | { kind: 'private'; renderRequest: RenderRequest; ancestors?: string }
  | {
      kind: 'public';
      /** The key of a response that does not depend on `Accept`, and of one that does. */
      key: string;
      keyByAccept: string;
      isPage: boolean;
      /** Data for the client router: any status but 200 applies to this one request only. */
      isNavigation: boolean;
      renderRequest: RenderRequest;
    };

/** The limit of a URL after removing ignored parameters: those of campaigns and clicks are long. */
const MAX_URL_LENGTH = 2048;

/**
 * Whether the response cached under the bare URL fits and the request has no body. Cheap, because every
 * request is checked.
 */
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
    return { kind: 'private', renderRequest: { url, headers: withoutHop(headers) }, ancestors: "'none'" };
  if (method === 'POST' && rules.forms?.includes(path)) {
    const asPosted = withoutHop(headers);
    for (const name of ['content-length', 'transfer-encoding'] as const)
      if (headers[name] !== undefined) asPosted[name] = headers[name];
    return { kind: 'private', renderRequest: { url, headers: asPosted, posted: request } };
  }
  // Films of the library are below these; src/server/files/serve-file.ts passes their ranges to Payload.
  if (!isRead || isBelow(path, rules.untouched) || rules.untouchedPaths?.includes(path))
    return { kind: 'untouched' };
  const names = rules.queryPaths?.has(path) === false ? NONE : rules.queryNames;
  const query = meaningful(url.slice(path.length + 1), names);
  const canonical = query ? `${path}?${query}` : path;
  const isPrivate =
    headers.authorization !== undefined ||
    canonical.length > MAX_URL_LENGTH ||
    (headers.cookie !== undefined && rules.privateCookies.test(headers.cookie));
  if (isPrivate) return { kind: 'private', renderRequest: { url, headers: withoutHop(headers) } };

  const isJson = headers.accept?.includes('json') === true;
  const isForeign = rules.isForeign?.(headers) === true;
  const renderHeaders: IncomingHttpHeaders = {
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
      renderRequest: { url: canonical, headers: renderHeaders },
    };
  }
  const router = ROUTER.map((name) => [name, headers[name]] as const);
  for (const [name, value] of router) if (value !== undefined) renderHeaders[name] = value;
  // A fetch by the client router is not a document; the status of a missing page depends on this.
  renderHeaders['sec-fetch-dest'] = 'empty';
  // Next answers a wrong hash of these headers with a redirect, which must not be cached for the right hash.
  const hash = meaningful(url.slice(path.length + 1), ROUTER_HASH);
  const address = [canonical, hash].filter(Boolean).join(query ? '&' : '?');
  const key = `${address} ${router.map(([, value]) => value ?? '').join(' ')}${own}`;
  return {
    kind: 'public',
    key,
    keyByAccept: key,
    isPage: false,
    isNavigation: true,
    renderRequest: { url: address, headers: renderHeaders },
  };
}

const NONE: ReadonlySet<string> = new Set();
const ROUTER_HASH: ReadonlySet<string> = new Set(['_rsc']);

const isBelow = (path: string, folders: string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** The relevant parameters, in a fixed order. */
function meaningful(query: string, names: ReadonlySet<string>): string {
  if (query === '') return '';
  const kept = query.split('&').filter((part) => names.has(part.split('=', 1)[0] ?? ''));
  return kept.sort().join('&');
}

/**
 * The page cache itself handles connections, compression, validators and ranges. Node refuses to send some of
 * the others, such as `Trailer` without a chunked body.
 */
function withoutHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const {
    connection: _c,
    'keep-alive': _k,
    'proxy-connection': _p,
    te: _te,
    trailer: _tr,
    expect: _ex,
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
