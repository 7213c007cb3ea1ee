import { expect, test } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { page, pageCacheForTests } from '../../../helpers/server/page-cache';

const { site, asked, get } = pageCacheForTests();

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
  site.next = film;
  for (const _time of ['made', 'kept']) {
    const answer = await get('/hero.webm', { headers: { Range: range } });
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([status, text, told]);
    expect(answer.headers['content-length']).toBe(String(text.length));
  }
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers.range).toBeUndefined();
});

test('a range is of the version that the player has, and never of a page', async () => {
  site.next = film;
  const { etag = '' } = (await get('/hero.webm')).headers;
  const ranged = (path: string, ifRange: string) =>
    get(path, { headers: { Range: 'bytes=0-1', 'If-Range': ifRange } });
  expect((await ranged('/hero.webm', etag)).status).toBe(206);
  expect((await ranged('/hero.webm', '"older"')).status).toBe(200);
  site.next = (_, response) => page(response, 'words');
  expect((await get('/about', { headers: { Range: 'bytes=99-' } })).status).toBe(200);
});
