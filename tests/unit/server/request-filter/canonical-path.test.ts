import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { connect } from 'node:net';
import { canonicalPath } from '@/server/request-filter/canonical-path';
import { page, startRequestFilter } from '../../../helpers/server/request-filter';

test.each([
  '/',
  '/about',
  '/a-b/c_d~e/f.g',
  '/caf%C3%A9',
  '/a%20b',
  "/o'neill",
  '/about/',
  '/..a',
  '/a..',
  '/...',
])('the path %s is its own one spelling', (path) => expect(canonicalPath(path)).toBe(path));

test.each([
  ['/%61bout', '/about'],
  ['/api/pages/%61bout', '/api/pages/about'],
  ['/%7Eada', '/~ada'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/about//team///x', '/about/team/x'],
  ['/%5Fnext/image', '/_next/image'],
])('the path %s is spelled %s', (path, spelled) => expect(canonicalPath(path)).toBe(spelled));

const NOT_PATHS = [
  '/./about',
  '/a/../about',
  '/..',
  '/about/.',
  '/%2e/about',
  '/a/%2E%2e/about',
  '/a/.%2e',
  '/about;x',
  '/_next/image;x',
  '/about%3Bx',
  '/about#1',
  '/about%231',
  '/about%3Fa',
  '/a%2fb',
  '/a%5cb',
  '/a\\b',
  '/%2561bout',
  '/a%25%36%31',
  '/%00',
  '/%E0%A4%A',
  '/%C0%AF',
  '/%',
  '//about',
  '/%2f/about',
  'about',
  '*',
  'http://center.example/about',
  '/a b',
  '/<a>',
  '/a"b',
  '/é',
];
test.each(NOT_PATHS)('%s is an invalid path', (path) => expect(canonicalPath(path)).toBeUndefined());

describe('at the door', () => {
  let site: Awaited<ReturnType<typeof startRequestFilter>>;
  beforeEach(async () => {
    site = await startRequestFilter({ next: (request, response) => page(response, request.url) });
  });
  afterEach(() => site.stop());

  /** Sent unchanged, which Node's client would not do. */
  async function send(target: string, headers = '') {
    const socket = connect(site.port, '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`, 'latin1');
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    return text;
  }

  test('other spellings of a page make no other copies of it', async () => {
    await site.get('/about');
    const kept = site.pageCache.size();
    for (const target of [
      '/about#1',
      '/./about',
      '/x/../about',
      '/%61bout',
      '/about;x',
      '/%2e/about',
      '/about#?a=1',
    ])
      for (const headers of ['', 'Cookie: theme=dark\r\n', 'RSC: 1\r\n']) {
        const answer = await send(target, headers);
        expect([target, /^HTTP\/1\.1 (308|200) /.exec(answer)?.[1], answer.includes('/about\r\n')]).toEqual([
          target,
          target === '/%61bout' ? '308' : '200',
          target === '/%61bout',
        ]);
      }
    expect(site.pageCache.size().pages).toEqual({ ...kept.pages, entries: 2, bytes: expect.any(Number) });
    expect([...new Set(site.asked)]).toEqual(['/about', '/no-such-address']);
  });

  test('a redirect to the one spelling keeps the question, and leads nowhere else', async () => {
    const { status, headers } = await site.get('/blog/%70ost?q=a%20b');
    expect([status, headers.location, headers['cache-control']]).toEqual([
      308,
      '/blog/post?q=a%20b',
      'private, no-store',
    ]);
    for (const path of ['//evil.example', '/%2f/evil.example', '/.//evil.example', '/%2e//evil.example'])
      expect((await site.get(path)).headers.location).toBeUndefined();
    expect(site.asked.filter((url) => url.includes('evil'))).toEqual([]);
  });

  test('a write by another spelling is refused', async () => {
    for (const path of ['/api/%63ontact', '/x/../api/contact', '/api/contact;x'])
      expect((await site.get(path, { method: 'POST' })).status).toBe(400);
    expect(site.asked).toEqual([]);
  });

  test('what Next’s own parts say to each other is not taken from a client', async () => {
    const seen: string[] = [];
    await site.stop();
    site = await startRequestFilter({
      next: (request, response) => {
        seen.push(...Object.keys(request.headers));
        return page(response);
      },
    });
    const given = [
      'x-middleware-subrequest',
      'x-matched-path',
      'x-now-route-matches',
      'x-invoke-path',
      'upgrade',
    ];
    for (const path of ['/cms-api/pages', '/about'])
      await site.get(path, {
        headers: { Cookie: 'payload-token=x', ...Object.fromEntries(given.map((name) => [name, 'x'])) },
      });
    expect(seen).toContain('cookie');
    expect(seen.filter((name) => given.includes(name))).toEqual([]);
  });
});

describe('pictures in other sizes stay private', () => {
  let site: Awaited<ReturnType<typeof startRequestFilter>>;
  beforeEach(async () => {
    site = await startRequestFilter({
      next: (request, response) =>
        page(response, request.url === '/no-such-address' ? 'nothing here' : 'a picture'),
      isPublic: () => false,
    });
  });
  afterEach(() => site.stop());

  const file = encodeURIComponent('/cms-api/media/file/withdrawn.jpg');
  const long = `utm=${'x'.repeat(3000)}`;
  test.each([
    `/_next/image?url=${file}&w=640&q=75`,
    `/_next/image;x?url=${file}&w=640&q=75`,
    `/_next/image/?url=${file}&w=640&q=75`,
    `/_next/image/x?url=${file}&w=640&q=75`,
    `/_next/images?url=${file}&w=640&q=75`,
    `/_next/image%3Bx?url=${file}&w=640&q=75`,
    `/./_next/image?url=${file}&w=640&q=75`,
    `/x/../_next/image?url=${file}&w=640&q=75`,
    `/_next/./image?url=${file}&w=640&q=75`,
    `/_next/%69mage?url=${file}&w=640&q=75`,
    `//_next/image?url=${file}&w=640&q=75`,
    `/_next//image?url=${file}&w=640&q=75`,
    `/_next/image?url=${file}&w=640&q=75&${long}`,
    `/_next/image?${long}&url=${file}&w=640&q=75`,
  ])('by %s', async (path) => {
    for (const headers of [
      {},
      { Authorization: 'x' },
      { Authorization: 'Bearer x' },
      { Cookie: 'theme=dark' },
      { Range: 'bytes=0-9' },
      { RSC: '1' },
      { Upgrade: 'websocket' },
      { 'X-HTTP-Method-Override': 'GET' },
    ] as Record<string, string>[])
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
        const { text, status, headers: said } = await site.get(path, { method, headers });
        expect([path, text.includes('a picture')]).toEqual([path, false]);
        // Redirects to the canonical URL, which has the same rules.
        if (status === 308) expect(said.location).toMatch(/^\/_next\/image\?/);
      }
    expect(site.asked.filter((url) => url !== '/no-such-address')).toEqual([]);
  });
});

test('a proxy revalidates pictures after a second; browsers may keep them', async () => {
  const site = await startRequestFilter({
    next: (_, response) => response.setHeader('Cache-Control', 'public, max-age=300, must-revalidate').end(),
  });
  const paths = ['/_next/image?url=%2Fbrand%2Fa.png&w=640&q=75', '/cms-api/media/file/a.jpg'];
  const answers = await Promise.all(paths.map((path) => site.get(path)));
  site.stop();
  for (const { headers } of answers)
    expect(headers['cache-control']).toMatch(/\bmax-age=300\b.*\bs-maxage=1\b/);
});
