import { afterEach, beforeEach } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createPageCache } from '@/server/page-cache/page-cache';
import { askServer, type Asked } from '../cms/ask-server';

export type Next = (request: IncomingMessage, response: ServerResponse) => void;

/** Before each test of the file a new page cache, in front of the test's own `site.next`. */
export function pageCacheForTests() {
  const revision = { number: 0, isKnown: true, isAway: false };
  const asked: { url: string; headers: IncomingMessage['headers'] }[] = [];
  let server: Server;
  const create = (): ReturnType<typeof createPageCache> =>
    createPageCache({
      next: (incoming, response) => {
        asked.push({ url: incoming.url ?? '', headers: incoming.headers });
        return site.next(incoming, response);
      },
      revision,
      host: 'center.example',
      panel: '/panel',
      untouched: ['/admin'],
      queryNames: new Set(['q']),
      privateCookies: /payload-/,
      limits: { pages: 400_000, others: 100_000 },
    });
  const words: Next = (_, response) => page(response, 'words');
  const site: { next: Next; pageCache: ReturnType<typeof createPageCache> } = {
    next: words,
    pageCache: create(),
  };

  beforeEach(async () => {
    Object.assign(revision, { number: 0, isKnown: true, isAway: false });
    asked.length = 0;
    Object.assign(site, { next: words, pageCache: create() });
    server = createServer(site.pageCache.listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => void server.close());
  return { site, revision, asked, get: (path: string, given?: Asked) => askServer(server, path, given) };
}

export const page = (response: ServerResponse, words: string, headers: Record<string, string> = {}) =>
  response
    .writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'public, no-cache', ...headers })
    .end(words);
