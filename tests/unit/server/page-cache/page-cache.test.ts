import { expect, test } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { setAnswerExpiry } from '@/services/process/incomplete-answer';
import type { Asked } from '../../../helpers/cms/ask-server';
import { page, pageCacheForTests } from '../../../helpers/server/page-cache';

const { site, revision, asked, get } = pageCacheForTests();

test('a public response is rendered once per content version', async () => {
  expect((await get('/about')).text).toBe('words');
  site.next = (_, response) => page(response, 'other words');
  expect((await get('/about')).text).toBe('words');
  expect(asked).toHaveLength(1);
  revision.number += 1;
  expect((await get('/about')).text).toBe('other words');
  expect((await get('/about')).text).toBe('other words');
  expect(asked).toHaveLength(2);
});

test.each([['private, no-cache'], ['no-store'], ['no-cache'], ['public, no-store']])(
  'a response with %s is never cached',
  async (caching) => {
    site.next = (_, response) => page(response, 'words', { 'Cache-Control': caching });
    await get('/about');
    expect((await get('/about')).headers['cache-control']).toBe(caching);
    expect(asked).toHaveLength(2);
  },
);

test.each([
  ['', {}],
  [', also while the database is away', { isAway: true }],
])('a response with an end time is rendered again after it%s', async (_, state) => {
  let words = 'with the notice';
  const until = Date.now() + 300;
  site.next = (__, response) => {
    if (Date.now() < until) setAnswerExpiry(until);
    page(response, words);
  };
  expect((await get('/about')).text).toBe('with the notice');
  Object.assign(revision, state);
  words = 'without';
  expect((await get('/about')).text).toBe('with the notice');
  await new Promise((resolve) => setTimeout(resolve, until + 5 - Date.now()));
  expect((await get('/about')).text).toBe('without');
  expect((await get('/about')).text).toBe('without');
  expect(asked).toHaveLength(2);
});

test('a response cached across a restart ends at its end time too', async () => {
  const until = Date.now() + 200;
  site.next = (_, response) => {
    setAnswerExpiry(until);
    page(response, 'with the notice');
  };
  await get('/about');
  const saved = structuredClone(
    site.pageCache.current().map(([key, cached]) => [key, { ...cached, packing: {} }] as const),
  );
  await new Promise((resolve) => setTimeout(resolve, until + 5 - Date.now()));
  site.next = (_, response) => page(response, 'without');
  site.pageCache.restore(saved, () => true);
  expect((await get('/about')).text).toBe('without');
});

test('simultaneous requests wait for one response', async () => {
  let finish = () => {};
  const gate = new Promise<void>((resolve) => (finish = resolve));
  site.next = (_, response) => void gate.then(() => page(response, 'words'));
  const all = Promise.all(Array.from({ length: 50 }, () => get('/about')));
  setImmediate(finish);
  expect((await all).map(({ text }) => text)).toEqual(Array(50).fill('words'));
  expect(asked).toHaveLength(1);
});

test('an unchanged page keeps its ETag in a new revision, and gets a 304', async () => {
  const { etag = '' } = (await get('/about')).headers;
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  revision.number += 1;
  const again = await get('/about', { headers: { 'If-None-Match': etag } });
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
  site.next = (_, response) => page(response, 'other words');
  revision.number += 1;
  const changed = await get('/about', { headers: { 'If-None-Match': etag } });
  expect([changed.status, changed.text]).toEqual([200, 'other words']);
  expect(changed.headers.etag).not.toBe(etag);
});

test('each encoding has its own ETag, and a 304 matches any of them', async () => {
  const words = 'many words '.repeat(200);
  site.next = (_, response) => page(response, words);
  const plain = await get('/about');
  const gzip = await get('/about', { headers: { 'Accept-Encoding': 'gzip' } });
  const brotli = await get('/about', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  expect(gunzipSync(gzip.body).toString()).toBe(words);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(words);
  const tags = [plain, gzip, brotli].map(({ headers }) => headers.etag ?? '');
  expect(new Set(tags).size).toBe(3);
  for (const { headers } of [plain, gzip, brotli]) expect(headers.vary).toMatch(/accept-encoding/i);
  for (const tag of [...tags, `W/${tags[0]}`, `"x", ${tags[2]}`, '*'])
    expect((await get('/about', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  const refused = await get('/about', { headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0' } });
  expect(refused.headers['content-encoding']).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test('HEAD has the same headers and no body', async () => {
  const full = await get('/about');
  const head = await get('/about', { method: 'HEAD' });
  expect(head.text).toBe('');
  expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
});

test('a shared cache may keep it for a moment only, a browser revalidates every time', async () => {
  const { headers } = await get('/about');
  expect(headers['cache-control']).toBe(
    'public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=2, stale-if-error=86400',
  );
});

test.each<[string, Asked]>([
  ['a bearer', { headers: { Authorization: 'Bearer x' } }],
  ['a session of the panel', { headers: { Cookie: 'payload-token=x' } }],
])('%s is neither served from the cache nor added to it', async (_, given) => {
  site.next = (incoming, response) =>
    page(response, incoming.headers.authorization ?? incoming.headers.cookie ?? 'public');
  const own = await get('/about', given);
  expect(own.text).not.toBe('public');
  expect((await get('/about')).text).toBe('public');
  expect((await get('/about', given)).text).toBe(own.text);
  expect((await get('/about')).text).toBe('public');
});

test('a cached response is rendered without any header of the first client', async () => {
  await get('/about', {
    headers: {
      Cookie: 'theme=dark',
      'User-Agent': 'somebody',
      'Accept-Language': 'de',
      'X-Forwarded-For': '10.0.0.1',
      Referer: 'http://elsewhere.example/',
      'Sec-Fetch-Dest': 'empty',
      Host: 'forged.example',
    },
  });
  const { 'x-render-request': _, ...headers } = asked[0]?.headers ?? {};
  expect(headers).toEqual({ host: 'center.example', accept: '*/*', connection: 'close' });
});

test.each([
  ['/about', { method: 'POST' }],
  ['/admin/login', {}],
])('%s with %j goes to Next unchanged', async (path, given) => {
  for (const count of [1, 2]) await get(path, given).then(() => expect(asked).toHaveLength(count));
  expect(site.pageCache.size().pages.entries + site.pageCache.size().others.entries).toBe(0);
});

test('ignored parameters make no cache entries', async () => {
  for (const query of ['', '?', '?utm_source=a', '?utm_source=b&fbclid=c', '?%']) await get(`/about${query}`);
  expect(asked.map(({ url }) => url)).toEqual(['/about']);
});

test('relevant parameters have separate responses, within a limit', async () => {
  site.next = (incoming, response) => page(response, incoming.url + 'x'.repeat(2000));
  expect((await get('/blog?utm=1&q=calm')).text).toMatch(/^\/blog\?q=calmx/);
  expect((await get('/blog')).text).toMatch(/^\/blogx/);
  await Promise.all(Array.from({ length: 200 }, (_, word) => get(`/blog?q=${word}`)));
  expect(site.pageCache.size().others.bytes).toBeLessThan(100_000);
  expect(asked).toHaveLength(202);
  await get('/blog');
  expect(asked).toHaveLength(202);
});

test('a thousand missing paths neither fill the memory nor evict a page', async () => {
  await get('/about');
  site.next = (_, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html', 'Cache-Control': 'public, no-cache' });
    response.end('<p>nothing here</p>'.repeat(100));
  };
  for (let batch = 0; batch < 1000; batch += 100) {
    const paths = Array.from({ length: 100 }, (_, path) => get(`/no-${batch + path}`));
    for (const { status } of await Promise.all(paths)) expect(status).toBe(404);
  }
  expect(site.pageCache.size().others.bytes).toBeLessThan(100_000);
  expect(site.pageCache.size().pages.entries).toBe(1);
});

test('navigation data is cached beside the page, by router state', async () => {
  site.next = (incoming, response) =>
    page(
      response,
      `${incoming.headers.rsc ?? 'document'} ${incoming.headers['next-router-state-tree'] ?? ''}`,
    );
  const data = (tree: string) =>
    get(`/about?_rsc=${tree}`, { headers: { RSC: '1', 'Next-Router-State-Tree': tree } });
  expect((await get('/about')).text).toBe('document ');
  expect((await data('a')).text).toBe('1 a');
  expect((await data('b')).text).toBe('1 b');
  await data('a');
  expect(asked).toHaveLength(3);
  expect(asked[1]?.url).toBe('/about?_rsc=a');
});

test('an immutable file is fetched once for all revisions, and compressed', async () => {
  const caching = 'public, max-age=31536000, immutable';
  site.next = (_, response) =>
    page(response, 'code', { 'Content-Type': 'application/javascript', 'Cache-Control': caching });
  await get('/_next/static/a.js');
  revision.number += 1;
  const { body, headers } = await get('/_next/static/a.js', { headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(body).toString()).toBe('code');
  expect(headers['cache-control']).toBe(caching);
  expect(asked).toHaveLength(1);
});

test('a response that depends on Accept is cached per value', async () => {
  site.next = (incoming, response) => {
    response.writeHead(404, { 'Cache-Control': 'public, no-cache', Vary: 'Accept' });
    response.end(incoming.headers.accept);
  };
  const json = { headers: { Accept: 'application/json' } };
  expect((await get('/api/x')).text).toBe('*/*');
  expect((await get('/api/x', json)).text).toBe('application/json');
  expect((await get('/api/x')).text).toBe('*/*');
  expect((await get('/api/x', json)).text).toBe('application/json');
  expect(asked).toHaveLength(2);
});

test('a page of the panel is never cached and cannot be framed', async () => {
  site.next = (_, response) => page(response, '<script>1</script>');
  await get('/panel/login');
  expect((await get('/panel/login')).headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/);
  expect(asked).toHaveLength(2);
});
