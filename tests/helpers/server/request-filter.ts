import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPageCache } from '@/server/page-cache/page-cache';
import { createRequestFilter } from '@/server/request-filter/request-filter';
import { SECURITY_HEADERS } from '@/services/http/security-headers';
import { askServer, type Asked } from '../cms/ask-server';

type Options = {
  next: (request: IncomingMessage, response: ServerResponse) => unknown;
  /** The factor for 120 uncached responses per client and minute, 60 searches and 30 previews. */
  rateLimitFactor?: number;
  isPublic?: (name: string) => boolean;
  isKnown?: (headers: IncomingMessage['headers']) => Promise<boolean>;
};

/**
 * The request filter and the page cache of a site, in front of the test's own Next, and the requests that
 * reached it.
 */
export async function startRequestFilter({
  next,
  rateLimitFactor = 1000,
  isPublic = () => true,
  isKnown,
}: Options) {
  const revision = { number: 0, isKnown: true, isAway: false, isSlow: false };
  const asked: string[] = [];
  const pageCache = createPageCache({
    next: (request, response) => {
      asked.push(request.url ?? '');
      return next(request, response);
    },
    revision,
    host: 'center.example',
    panel: '/admin',
    untouched: ['/_next/image', '/admin', '/cms-api'],
    untouchedPaths: ['/preview'],
    queryNames: new Set(['q', 'category', 'shown']),
    queryPaths: new Set(['/blog']),
    privateCookies: /payload-/,
    headers: SECURITY_HEADERS,
  });
  const requestFilter = createRequestFilter({
    pageCache,
    headers: SECURITY_HEADERS,
    trustedProxies: ['127.0.0.0/8', '::1'],
    rateLimitFactor,
    images: {
      path: '/_next/image',
      widths: new Set([640]),
      qualities: new Set([75]),
      folders: ['/cms-api/media/file/', '/brand/'],
      media: '/cms-api/media/file/',
      isPublic: async (name) => isPublic(name),
      privateCookies: /payload-/,
    },
    ...(isKnown ? { isKnown } : {}),
  });
  const server = createServer((request, response) => void requestFilter(request, response)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  return {
    revision,
    asked,
    pageCache,
    port: (server.address() as AddressInfo).port,
    get: (path: string, given?: Asked) => askServer(server, path, given),
    stop: () => void server.close(),
  };
}

/** A cacheable page, as Next responds. */
export const page = (response: ServerResponse, words = '<p>words</p>', status = 200) =>
  response.writeHead(status, { 'Content-Type': 'text/html', 'Cache-Control': 'public, no-cache' }).end(words);
