import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { page, startRequestFilter } from '../../../helpers/server/request-filter';

let site: Awaited<ReturnType<typeof startRequestFilter>>;
let next: (request: IncomingMessage, response: ServerResponse) => unknown;
beforeEach(async () => {
  next = (_, response) => page(response, 'many words '.repeat(100));
  site = await startRequestFilter({ next: (request, response) => next(request, response) });
});
afterEach(() => site.stop());

describe('the encoding is the one that the client likes best', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br ; q=0.000 , gzip ; q=1', 'gzip'],
    ['*', 'br'],
    ['*;q=0.2, br;q=0', 'gzip'],
    ['gzip;q=0.2, identity;q=0.8', undefined],
    ['identity', undefined],
    ['identity, *;q=0', undefined],
    ['brotli, gzipped, x-br', undefined],
    ['br;q=2, gzip;q=x', undefined],
    ['', undefined],
    [';;,,q=1', undefined],
  ])('%j', async (accepted, encoding) => {
    const { status, headers } = await site.get('/about', { headers: { 'Accept-Encoding': accepted } });
    expect([status, headers['content-encoding']]).toEqual([200, encoding]);
  });
});

describe('data of navigations', () => {
  /** As Next does: it redirects a wrong hash of the router's headers to the right one. */
  beforeEach(() => {
    next = (request, response) => {
      if (request.headers.rsc === undefined || request.url === '/about?_rsc=right')
        return page(response, request.headers.rsc ? 'data' : 'document');
      return response
        .writeHead(307, { Location: '/about?_rsc=right', 'Cache-Control': 'public, no-cache' })
        .end();
    };
  });
  const headers = { RSC: '1', 'Next-Router-State-Tree': encodeURIComponent('["",{}]') };

  test.each<[string, Record<string, string>]>([
    ['another word for it', { RSC: 'x' }],
    ['a state that is none', { RSC: '1', 'Next-Router-State-Tree': 'garbage' }],
    ['JSON that is no state', { RSC: '1', 'Next-Router-State-Tree': '%5B%5B1%5D%5D' }],
    ['a state without an end', { RSC: '1', 'Next-Router-State-Tree': '%5B'.repeat(3000) }],
    ['a prefetch that is not offered', { RSC: '1', 'Next-Router-Prefetch': '2' }],
    [
      'a segment that is no path',
      { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': 'x' },
    ],
    ['a path without an end', { RSC: '1', 'Next-Url': `/${'x'.repeat(3000)}` }],
  ])('a request that no router would send gets the page, which is cached once: %s', async (_, odd) => {
    expect((await site.get('/about')).text).toBe('document');
    const before = site.asked.length;
    for (let count = 0; count < 5; count += 1) {
      const query = count > 0 ? `?_rsc=garbage${count}` : '';
      expect((await site.get(`/about${query}`, { headers: odd })).text).toBe('document');
    }
    expect(site.asked).toHaveLength(before);
    expect(site.pageCache.size().others.entries).toBe(0);
  });

  test('a redirect for an invalid request is cached for no other client, nor in a proxy', async () => {
    for (const path of ['/about', '/about?_rsc', '/about?_rsc=wrong', '/about?_rsc=right&_rsc=wrong']) {
      const answer = await site.get(path, { headers });
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([
        path,
        307,
        'private, no-store',
      ]);
    }
    expect((await site.get('/about?_rsc=right', { headers })).text).toBe('data');
    expect((await site.get('/about')).text).toBe('document');
  });

  test('what one client adds to the address is neither requested from Next nor given to others', async () => {
    const path = '/about?utm_source=evil&_rsc=right';
    expect((await site.get(path, { headers })).text).toBe('data');
    expect((await site.get('/about?_rsc=right', { headers })).text).toBe('data');
    expect(site.asked).toEqual(['/about?_rsc=right']);
  });
});

test('HEAD has the headers of GET for every page', async () => {
  for (const path of ['/about', '/admin/login', '/no-page']) {
    const [head, full] = [await site.get(path, { method: 'HEAD' }), await site.get(path)];
    expect([path, head.text, { ...head.headers, date: '' }]).toEqual([
      path,
      '',
      { ...full.headers, date: '' },
    ]);
  }
});

test('a page has no parts, also one whose path looks like a file, and for staff', async () => {
  for (const path of ['/about', '/about.html', '/admin'])
    for (const Cookie of ['theme=dark', 'payload-token=x']) {
      const { status, headers } = await site.get(path, { headers: { Range: 'bytes=0-9', Cookie } });
      expect([path, status, String(headers['content-security-policy']).slice(0, 18)]).toEqual([
        path,
        200,
        "default-src 'self'",
      ]);
    }
});
