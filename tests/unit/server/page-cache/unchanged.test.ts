import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { page, startRequestFilter } from '../../../helpers/server/request-filter';

/**
 * Every header of a 304 replaces the one that a browser has stored: each must be as on the 200, or absent.
 */
let site: Awaited<ReturnType<typeof startRequestFilter>>;
let next: (request: IncomingMessage, response: ServerResponse) => unknown;
let now = 0;

beforeEach(async () => {
  next = (_, response) => page(response, '<p>words</p>'.repeat(100));
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  site = await startRequestFilter({ next: (request, response) => next(request, response) });
});
afterEach(() => {
  site.stop();
  jest.restoreAllMocks();
});

const CONNECTION = ['date', 'connection', 'keep-alive'];

async function expectSameHeaders(path: string, headers: Record<string, string>, change = () => {}) {
  const full = await site.get(path, { headers });
  expect(full.status).toBe(200);
  change();
  const again = await site.get(path, { headers: { ...headers, 'If-None-Match': full.headers.etag ?? '' } });
  expect([again.status, again.text]).toEqual([304, '']);
  const said = Object.entries(again.headers).filter(([name]) => !CONNECTION.includes(name));
  expect(said).toEqual(said.map(([name]) => [name, full.headers[name]]));
  expect(again.headers.etag).toBe(full.headers.etag);
  expect(again.headers).not.toHaveProperty('content-security-policy');
}

const roads: [string, () => void][] = [
  ['that is kept', () => {}],
  ['that is 5 s old', () => void (now += 5000)],
  ['that is 22 s old, and made again meanwhile', () => void (now += 22_000)],
  ['that is a minute old, and made again before', () => void (now += 60_000)],
  ['of the revision before', () => void (site.revision.number += 1)],
  [
    'that cannot be made again',
    () => {
      site.revision.number += 1;
      next = (_, response) => response.writeHead(503).end();
    },
  ],
  ['while the database is away', () => Object.assign(site.revision, { number: 9, isAway: true })],
  ['while the database is slow', () => Object.assign(site.revision, { number: 9, isSlow: true })],
];

const ways: [string, string, Record<string, string>][] = [
  ['a page', '/about', {}],
  ['a page with a cookie', '/about', { Cookie: 'theme=dark', 'Accept-Encoding': 'gzip' }],
  ['a page by a long address', '/about?utm_source=a', { 'Accept-Encoding': 'br' }],
  ['a call', '/api/pages/homepage', { Accept: 'application/json' }],
  ['a search', '/blog?q=calm', {}],
];

describe.each(ways)('the 304 of %s has no new header', (_, path, headers) => {
  test.each(roads)('%s', async (_road, change) => {
    if (path.startsWith('/api/'))
      next = (_request, response) =>
        response
          .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'public, no-cache' })
          .end('{}');
    await expectSameHeaders(path, headers, change);
  });
});

test.each([
  ['a picture in another size', '/_next/image?url=%2Fbrand%2Fa.png&w=640&q=75'],
  ['a file of the media library', '/cms-api/media/file/a.jpg'],
])('the 304 of %s, which Next sends itself, has no new header', async (_, path) => {
  // As Next's image route does: the file's policy is set after the check whether it has changed.
  next = (request, response) => {
    response.setHeader('Vary', 'Accept').setHeader('ETag', '"a"');
    response.setHeader('Cache-Control', 'public, max-age=300, must-revalidate');
    if (request.headers['if-none-match'] === '"a"') response.statusCode = 304;
    else response.setHeader('Content-Security-Policy', "script-src 'none'; sandbox;").write('bytes');
    response.end();
  };
  await expectSameHeaders(path, {});
});

test('an ETag is compared as a whole', async () => {
  const { headers } = await site.get('/about');
  const tag = headers.etag ?? '';
  const statusFor = async (known: string) =>
    (await site.get('/about', { headers: { 'If-None-Match': known } })).status;
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, tag.replace(/"$/, '-br"'), ' * '])
    expect([known, await statusFor(known)]).toEqual([known, 304]);
  for (const known of [tag.slice(1, -1), `"x${tag.slice(1)}`, tag.replace(/"$/, '-zip"'), '"*"', ''])
    expect([known, await statusFor(known)]).toEqual([known, 200]);
});
