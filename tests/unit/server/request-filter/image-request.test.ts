import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { page, startRequestFilter } from '../../../helpers/server/request-filter';

let site: Awaited<ReturnType<typeof startRequestFilter>>;
beforeEach(async () => {
  site = await startRequestFilter({
    next: (_, response) => page(response),
    isPublic: (name) => name === 'public.jpg',
  });
});
afterEach(() => site.stop());

describe('pictures in other sizes', () => {
  const image = (query: string, headers = {}) => site.get(`/_next/image?${query}`, { headers });
  const file = encodeURIComponent('/cms-api/media/file/public.jpg');

  test('are made of public files, in the sizes of our own pages', async () => {
    expect((await image(`url=${file}&w=640&q=75`)).status).toBe(200);
    expect((await image('url=%2Fbrand%2Ficon.png&w=640&q=75')).status).toBe(200);
  });

  test.each([
    `url=${file}&w=641&q=75`,
    `url=${file}&w=640&q=74`,
    `url=${file}&w=640&q=75&x=1`,
    `url=${file}&w=640&q=75&w=640`,
    `url=${file}&w=0640&q=75`,
    `url=${file}&w=640`,
    `url=${file}%3Fa%3D1&w=640&q=75`,
    `url=${file}%23a&w=640&q=75`,
    'url=https%3A%2F%2Fevil.example%2Fa.jpg&w=640&q=75',
    'url=%2F%2Fevil.example%2Fa.jpg&w=640&q=75',
    'url=%2Fapi%2Fblog&w=640&q=75',
    'url=%2Fbrand%2F..%2Fcms-api%2Fmedia%2Ffile%2Fdraft.jpg&w=640&q=75',
    'url=%2Fcms-api%2Fmedia%2Ffile%2F%252e%252e%252fsite.db&w=640&q=75',
    '',
  ])('are not made for %s', async (query) => {
    expect([(await image(query)).status, site.asked]).toEqual([400, []]);
  });

  test('are not made of non-public files; staff get the original', async () => {
    const query = `url=${file.replace('public', 'draft')}&w=640&q=75`;
    expect((await image(query)).status).toBe(404);
    const { status, headers } = await image(query, { Cookie: 'payload-token=x' });
    expect([status, headers.location, headers['cache-control']]).toEqual([
      307,
      '/cms-api/media/file/draft.jpg',
      'private, no-store',
    ]);
    expect(site.asked).toEqual([]);
  });
});
