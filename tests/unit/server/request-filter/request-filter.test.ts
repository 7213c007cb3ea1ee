import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { CLIENT_HEADER } from '@/services/http/client-ip';
import { createPageCache } from '@/server/page-cache/page-cache';
import { createRequestFilter } from '@/server/request-filter/request-filter';
import { noteClientIp } from '@/services/http/note-client-ip';
import { SECURITY_HEADERS } from '@/services/http/security-headers';

const TRUSTED = ['127.0.0.0/8', '::1'];
let server: Server;
let asked: { url: string; client: unknown }[];
let next: (request: IncomingMessage, response: ServerResponse) => void;
const files = { 'public.jpg': true };

beforeEach(async () => {
  asked = [];
  next = (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>page</p>');
  const pageCache = createPageCache({
    next: (incoming, response) => {
      // As the instrumentation does for every server in this process, including the page cache's own.
      noteClientIp(incoming, TRUSTED);
      asked.push({ url: incoming.url ?? '', client: incoming.headers[CLIENT_HEADER] });
      return next(incoming, response);
    },
    revision: { number: 0, isKnown: true, isAway: false },
    host: 'center.example',
    panel: '/admin',
    untouched: ['/_next/image', '/admin', '/cms-api'],
    queryNames: new Set(['q']),
    privateCookies: /payload-/,
    headers: SECURITY_HEADERS,
  });
  const gate = createRequestFilter({
    pageCache,
    headers: SECURITY_HEADERS,
    trustedProxies: TRUSTED,
    rateLimitFactor: 0.1,
    images: {
      path: '/_next/image',
      widths: new Set([640, 1200]),
      qualities: new Set([75]),
      folders: ['/cms-api/media/file/', '/brand/'],
      media: '/cms-api/media/file/',
      isPublic: async (name) => name in files,
      privateCookies: /payload-/,
    },
    isStaff: async (headers) => headers.get('cookie')?.includes('payload-token=good') === true,
  });
  server = createServer((incoming, response) => void gate(incoming, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

async function get(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: object } = {},
) {
  const { port } = server.address() as AddressInfo;
  const question = request({
    port,
    host: '127.0.0.1',
    path,
    method,
    headers: { ...headers },
    agent: false,
  }).end();
  const [response] = (await once(question, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, headers: response.headers, text };
}

describe('who asks', () => {
  test.each<[string, string, object]>([
    ['a page of the panel', '/admin', {}],
    ['a page with a session', '/about', { Cookie: 'payload-token=x' }],
    ['a page with a bearer', '/about', { Authorization: 'Bearer x' }],
    ['a call of the panel', '/cms-api/pages', {}],
  ])('reaches Next by %s, though the page cache calls it over a pipe', async (_, path, headers) => {
    await get(path, { headers: { ...headers, 'X-Forwarded-For': '203.0.113.9' } });
    await get(path, {
      headers: { ...headers, 'X-Forwarded-For': '2001:db8:1:2:3::4', [CLIENT_HEADER]: 'forged' },
    });
    expect(asked.map(({ client }) => client)).toEqual(['203.0.113.9', '2001:db8:1:2::/64']);
  });

  test('is noted for writes too, whatever header the client sends', async () => {
    await get('/api/contact', { method: 'POST', headers: { [CLIENT_HEADER]: 'forged' } });
    expect(asked[0]?.client).toBe('127.0.0.1');
  });
});

describe('refused without calling Next', () => {
  test.each([
    '/%',
    '/a%',
    '/%00',
    '/a%0d%0ab',
    '/%5c%5cevil.example',
    '//evil.example',
    '/%2fevil.example',
    '/\\evil',
  ])('a write to the path %s; a read gets the not-found page', async (path) => {
    const { status, text } = await get(path, { method: 'POST' });
    expect([status, text]).toEqual([400, 'This address cannot be read.']);
    expect(asked).toEqual([]);
    await get(path);
    expect(asked.map(({ url }) => url)).toEqual(['/no-such-address']);
  });

  test.each(['/cms-api', '/cms-api/', '/cms-api?x=1'])(
    'a write to %s, which has no endpoint; a read gets the not-found page',
    async (path) => {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
        expect([method, (await get(path, { method, headers })).status]).toEqual([method, 405]);
      expect(asked).toEqual([]);
      await get(path);
      expect(asked.map(({ url }) => url)).toEqual(['/no-such-address']);
    },
  );

  test('an API call with a malformed path is an unknown endpoint', async () => {
    await get('/api/blog/%E0%A4%A');
    expect(asked.map(({ url }) => url)).toEqual(['/api/no-such-address']);
  });

  test.each(['TRACE', 'PROPFIND', 'SEARCH', 'PURGE'])('the method %s', async (method) => {
    const { status, headers } = await get('/', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
    expect(asked).toEqual([]);
  });

  test.each(['/caf%C3%A9', '/blog?q=100%', "/o'neill", '/a%20b'])('but not the path %s', async (path) => {
    expect((await get(path)).status).toBe(200);
  });
});

describe('the headers of security', () => {
  const wanted = Object.fromEntries(
    SECURITY_HEADERS.flatMap((name, at) =>
      at % 2 === 0 && name !== 'Content-Security-Policy'
        ? [[name.toLowerCase(), SECURITY_HEADERS[at + 1]]]
        : [],
    ),
  );
  const redirect = (_: unknown, response: ServerResponse) =>
    void response.writeHead(308, { Location: '/map', 'Cache-Control': 'public, no-cache' }).end();

  test.each<[string, string, object]>([
    ['a page', '/about', {}],
    ['the same page out of the copy', '/about', { isTwice: true }],
    ['another case of a path', '/Map', {}],
    ['a redirect', '/Map', { next: redirect }],
    ['a redirect out of the copy', '/Map', { next: redirect, isTwice: true }],
    ['a malformed address', '/%', {}],
    ['a method that nobody answers', '/', { method: 'TRACE' }],
    ['a call of the panel', '/cms-api/x', {}],
    ['a part of a page', '/about', { headers: { Range: 'bytes=0-3' } }],
    ['the page of another protocol', '/about', { headers: { Upgrade: 'h2c' } }],
    ['another spelling', '/%61bout', {}],
  ])('are on %s', async (_, path, given) => {
    const {
      next: other,
      isTwice,
      ...how
    } = given as { next?: typeof next; isTwice?: boolean; method?: string };
    if (other) next = other;
    if (isTwice) await get(path, how);
    const { headers } = await get(path, how);
    expect(headers).toMatchObject(wanted);
    expect(headers['content-security-policy']).toMatch(/^default-src '(self|none)'; /);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });
});

test('a page has no ranges: the response is the whole page, with its policy', async () => {
  const { status, text, headers } = await get('/about', { headers: { Range: 'bytes=0-3' } });
  expect([status, text]).toEqual([200, '<p>page</p>']);
  expect(headers['content-security-policy']).toMatch(/script-src 'self'/);
});

test('searches and previews are counted per client, pages are not', async () => {
  const from = (address: string, path: string) => get(path, { headers: { 'X-Forwarded-For': address } });
  for (let word = 0; word < 6; word += 1)
    expect((await from('203.0.113.1', `/blog?q=${word}`)).status).toBe(200);
  const { status, headers } = await from('203.0.113.1', '/blog?q=7');
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await from('203.0.113.1', '/search?q=7')).status).toBe(429);
  expect((await from('203.0.113.1', '/blog')).status).toBe(200);
  expect((await from('203.0.113.2', '/blog?q=7')).status).toBe(200);
  const previews = await Promise.all([1, 2, 3, 4].map(() => from('2001:db8::1', '/preview?token=x')));
  expect(previews.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 429]);
  expect((await from('2001:db8::2', '/preview?token=x')).status).toBe(429);
});

/** A POST with a body; `next` responds with what it received. */
async function post(path: string, body: string, headers: Record<string, string>) {
  next = async (incoming, response) => {
    let text = '';
    for await (const chunk of incoming) text += String(chunk);
    response.end(text);
  };
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

describe('a call of the panel by signed-in staff', () => {
  const headers = {
    Cookie: 'payload-token=good',
    'Next-Action': 'a'.repeat(42),
    'Content-Type': 'text/plain;charset=UTF-8',
  };

  test.each(['{"name":"form-state"}', '"words"', 'null', '', 'not json', ' '.repeat(200)])(
    'without a list is refused: %j',
    async (body) => {
      const { status, text } = await post('/admin', body, headers);
      expect([status, text]).toEqual([400, 'A call of the panel is a list.']);
      expect(asked).toEqual([]);
    },
  );

  test.each([['[]'], ['  [{"name":"form-state","args":{}}]'], [`["${'x'.repeat(300_000)}"]`]])(
    'with a list arrives completely',
    async (body) => {
      const { status, text } = await post('/admin', body, headers);
      expect([status, text.length, text === body]).toEqual([200, body.length, true]);
    },
  );
});

test('the contact form posted without script has its own limit, and the message stays in the form beyond it', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.9', 'Content-Type': 'application/x-www-form-urlencoded' };
  // All uncached responses of one client in a minute.
  for (let page = 0; page < 12; page += 1) await get(`/nowhere-${page}`, { headers });
  expect((await get('/nowhere-12', { headers })).status).toBe(429);
  for (let time = 0; time < 3; time += 1)
    expect(await post('/contact', 'message=Please', headers)).toMatchObject({
      status: 200,
      text: 'message=Please',
    });
  const { status, text, headers: told } = await post('/contact', 'message=Please', headers);
  expect([status, told.get('content-type'), Number(told.get('retry-after')) > 0]).toEqual([
    429,
    'text/html; charset=utf-8',
    true,
  ]);
  expect(text).toContain('your words are still in the form');
  expect(text).toMatch(/href="tel:988".*href="sms:988"/);
});

test.each([
  ['of a length', 'Content-Length: 5\r\n\r\nwords'],
  ['in parts', 'Transfer-Encoding: chunked\r\n\r\n5\r\nwords\r\n0\r\n\r\n'],
  ['that is long', `Content-Length: 200000\r\n\r\n${'x'.repeat(200_000)}`],
])('a body %s of a request for a cached page does not delay the next request', async (_, rest) => {
  next = (_, response) =>
    void response
      .writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'public' })
      .end('<p>page</p>');
  await get('/about');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET /about HTTP/1.1\r\nHost: x\r\n${rest}`);
  socket.write('GET /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
});
