import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPageCache } from '@/server/page-cache/page-cache';
import { thisAnswerHoldsUntil, markIncomplete } from '@/server/process/incomplete-answer';
import { askServer, type Asked } from '../../../helpers/cms/ask-server';

type Next = (request: IncomingMessage, response: ServerResponse) => void;

const revision = { generation: 0, isKnown: true, isAway: false };
let next: Next;
let asked: { url: string; headers: IncomingMessage['headers'] }[];
let front: ReturnType<typeof createPageCache>;
let server: Server;

beforeEach(async () => {
  Object.assign(revision, { generation: 0, isKnown: true, isAway: false });
  asked = [];
  next = (_, response) => page(response, 'words');
  front = createPageCache({
    next: (incoming, response) => {
      asked.push({ url: incoming.url ?? '', headers: incoming.headers });
      return next(incoming, response);
    },
    revision,
    host: 'center.example',
    panel: '/panel',
    untouched: ['/admin'],
    queryNames: new Set(['q']),
    privateCookies: /payload-/,
    limits: { pages: 400_000, others: 100_000 },
  });
  server = createServer(front.listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

const page = (response: ServerResponse, words: string, headers: Record<string, string> = {}) =>
  response
    .writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'public, no-cache', ...headers })
    .end(words);

const get = (path: string, given?: Asked) => askServer(server, path, given);

test('an answer marked as public is rendered once for a content version, and again for the next', async () => {
  expect((await get('/about')).text).toBe('words');
  next = (_, response) => page(response, 'other words');
  expect((await get('/about')).text).toBe('words');
  expect(asked).toHaveLength(1);
  revision.generation += 1;
  expect((await get('/about')).text).toBe('other words');
  expect((await get('/about')).text).toBe('other words');
  expect(asked).toHaveLength(2);
});

test.each([['private, no-cache'], ['no-store'], ['no-cache'], ['public, no-store']])(
  'an answer that says %s is never kept',
  async (caching) => {
    next = (_, response) => page(response, 'words', { 'Cache-Control': caching });
    await get('/about');
    expect((await get('/about')).headers['cache-control']).toBe(caching);
    expect(asked).toHaveLength(2);
  },
);

test.each([
  ['', {}],
  [', also while the database is away', { isAway: true }],
])('an answer that holds until a moment is made anew after it%s', async (_, state) => {
  let words = 'with the notice';
  const until = Date.now() + 300;
  next = (__, response) => {
    if (Date.now() < until) thisAnswerHoldsUntil(until);
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

test('an answer that was kept over a restart ends at its moment as well', async () => {
  const until = Date.now() + 200;
  next = (_, response) => {
    thisAnswerHoldsUntil(until);
    page(response, 'with the notice');
  };
  await get('/about');
  const saved = structuredClone(
    front.current().map(([key, kept]) => [key, { ...kept, packing: {} }] as const),
  );
  await new Promise((resolve) => setTimeout(resolve, until + 5 - Date.now()));
  next = (_, response) => page(response, 'without');
  front.restore(saved, () => true);
  expect((await get('/about')).text).toBe('without');
});

test('many who ask at once wait for one answer', async () => {
  let finish = () => {};
  const gate = new Promise<void>((resolve) => (finish = resolve));
  next = (_, response) => void gate.then(() => page(response, 'words'));
  const all = Promise.all(Array.from({ length: 50 }, () => get('/about')));
  setImmediate(finish);
  expect((await all).map(({ text }) => text)).toEqual(Array(50).fill('words'));
  expect(asked).toHaveLength(1);
});

test('what is the same in a new revision keeps its validator, and so does not travel again', async () => {
  const { etag = '' } = (await get('/about')).headers;
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  revision.generation += 1;
  const again = await get('/about', { headers: { 'If-None-Match': etag } });
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
  next = (_, response) => page(response, 'other words');
  revision.generation += 1;
  const changed = await get('/about', { headers: { 'If-None-Match': etag } });
  expect([changed.status, changed.text]).toEqual([200, 'other words']);
  expect(changed.headers.etag).not.toBe(etag);
});

test('each encoding has a validator of its own, and every one of them is known', async () => {
  const words = 'many words '.repeat(200);
  next = (_, response) => page(response, words);
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

test('a shared cache may keep it for a moment only, a browser asks every time', async () => {
  const { headers } = await get('/about');
  expect(headers['cache-control']).toBe(
    'public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=2, stale-if-error=86400',
  );
});

test.each<[string, Asked]>([
  ['a bearer', { headers: { Authorization: 'Bearer x' } }],
  ['a session of the panel', { headers: { Cookie: 'payload-token=x' } }],
])('%s is neither answered from the copy nor put into it', async (_, given) => {
  next = (incoming, response) =>
    page(response, incoming.headers.authorization ?? incoming.headers.cookie ?? 'public');
  const own = await get('/about', given);
  expect(own.text).not.toBe('public');
  expect((await get('/about')).text).toBe('public');
  expect((await get('/about', given)).text).toBe(own.text);
  expect((await get('/about')).text).toBe('public');
});

test('what is kept was asked for without anything of the person who asked first', async () => {
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
  const { 'x-front-question': _, ...headers } = asked[0]?.headers ?? {};
  expect(headers).toEqual({ host: 'center.example', accept: '*/*', connection: 'close' });
});

test.each([
  ['/about', { method: 'POST' }],
  ['/admin/login', {}],
])('%s with %j goes to Next as it is', async (path, given) => {
  for (const count of [1, 2]) await get(path, given).then(() => expect(asked).toHaveLength(count));
  expect(front.size().pages.entries + front.size().others.entries).toBe(0);
});

test('parameters that mean nothing make no copies', async () => {
  for (const query of ['', '?', '?utm_source=a', '?utm_source=b&fbclid=c', '?%']) await get(`/about${query}`);
  expect(asked.map(({ url }) => url)).toEqual(['/about']);
});

test('those that mean something have answers of their own, within a limit', async () => {
  next = (incoming, response) => page(response, incoming.url + 'x'.repeat(2000));
  expect((await get('/blog?utm=1&q=calm')).text).toMatch(/^\/blog\?q=calmx/);
  expect((await get('/blog')).text).toMatch(/^\/blogx/);
  await Promise.all(Array.from({ length: 200 }, (_, word) => get(`/blog?q=${word}`)));
  expect(front.size().others.bytes).toBeLessThan(100_000);
  expect(asked).toHaveLength(202);
  await get('/blog');
  expect(asked).toHaveLength(202);
});

test('a thousand paths that do not exist fill no memory and drive out no page', async () => {
  await get('/about');
  next = (_, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html', 'Cache-Control': 'public, no-cache' });
    response.end('<p>nothing here</p>'.repeat(100));
  };
  for (let batch = 0; batch < 1000; batch += 100) {
    const paths = Array.from({ length: 100 }, (_, path) => get(`/no-${batch + path}`));
    for (const { status } of await Promise.all(paths)) expect(status).toBe(404);
  }
  expect(front.size().others.bytes).toBeLessThan(100_000);
  expect(front.size().pages.entries).toBe(1);
});

test('data of a navigation is kept beside the page, by what the router says', async () => {
  next = (incoming, response) =>
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

test('a file whose name changes with its bytes is made once for all revisions, and packed', async () => {
  const caching = 'public, max-age=31536000, immutable';
  next = (_, response) =>
    page(response, 'code', { 'Content-Type': 'application/javascript', 'Cache-Control': caching });
  await get('/_next/static/a.js');
  revision.generation += 1;
  const { body, headers } = await get('/_next/static/a.js', { headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(body).toString()).toBe('code');
  expect(headers['cache-control']).toBe(caching);
  expect(asked).toHaveLength(1);
});

const film = (_: unknown, response: ServerResponse) =>
  page(response, '0123456789', { 'Content-Type': 'video/webm', 'Cache-Control': 'public, max-age=0' });

test.each([
  ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
  ['bytes=8-', 206, '89', 'bytes 8-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=4-4000', 206, '456789', 'bytes 4-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=999999-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=0-1,4-5', 200, '0123456789', undefined],
  ['bytes=5-2', 200, '0123456789', undefined],
  ['pages=1-2', 200, '0123456789', undefined],
])('%s of a file: %i', async (range, status, text, told) => {
  next = film;
  for (const _time of ['made', 'kept']) {
    const answer = await get('/hero.webm', { headers: { Range: range } });
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([status, text, told]);
    expect(answer.headers['content-length']).toBe(String(text.length));
  }
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers.range).toBeUndefined();
});

test('a part is of the version that the player has, and of no page', async () => {
  next = film;
  const { etag = '' } = (await get('/hero.webm')).headers;
  const ranged = (path: string, ifRange: string) =>
    get(path, { headers: { Range: 'bytes=0-1', 'If-Range': ifRange } });
  expect((await ranged('/hero.webm', etag)).status).toBe(206);
  expect((await ranged('/hero.webm', '"older"')).status).toBe(200);
  next = (_, response) => page(response, 'words');
  expect((await get('/about', { headers: { Range: 'bytes=99-' } })).status).toBe(200);
});

test('an answer that depends on Accept is kept for each', async () => {
  next = (incoming, response) => {
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

const failures: [string, Next][] = [
  ['fails', (_, response) => void response.writeHead(503).end('away')],
  [
    'lacks something',
    (_, response) => {
      markIncomplete();
      page(response, 'built-in words');
    },
  ],
  ['breaks off', (_, response) => void response.destroy()],
];
test.each(failures)('an answer that %s is not kept: the last good one stays', async (_, failing) => {
  await get('/about');
  revision.generation += 1;
  next = failing;
  expect((await get('/about')).text).toBe('words');
  revision.generation += 1;
  next = (_incoming, response) => page(response, 'words again');
  // One attempt a second: the next one is made when the pause is over.
  const deadline = Date.now() + 5000;
  while ((await get('/about')).text !== 'words again') expect(Date.now()).toBeLessThan(deadline);
});

test('without a last good one it is passed on as it is', async () => {
  next = (_, response) => void response.writeHead(503, { 'Retry-After': '5' }).end('away');
  const answer = await get('/about');
  expect([answer.status, answer.text, answer.headers['retry-after']]).toEqual([503, 'away', '5']);
});

test('a slow answer is waited for, but not for long when there is a good older one', async () => {
  await get('/about');
  revision.generation += 1;
  let finish = () => {};
  const gate = new Promise<void>((resolve) => (finish = resolve));
  next = (_, response) => void gate.then(() => page(response, 'new words'));
  expect((await get('/about')).text).toBe('words');
  finish();
  while ((await get('/about')).text !== 'new words') expect(asked).toHaveLength(2);
});

test('while the database is away everything that is kept is good', async () => {
  await get('/about');
  Object.assign(revision, { generation: 1, isAway: true });
  next = failures[0]?.[1] ?? next;
  expect((await get('/about')).text).toBe('words');
  expect(asked).toHaveLength(1);
});

test('a page of the panel is never kept, and nobody may frame it', async () => {
  next = (_, response) => page(response, '<script>1</script>');
  await get('/panel/login');
  expect((await get('/panel/login')).headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/);
  expect(asked).toHaveLength(2);
});
