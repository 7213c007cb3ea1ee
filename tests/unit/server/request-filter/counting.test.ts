import { afterEach, expect, test } from '@jest/globals';
import { page, startRequestFilter } from '../../../helpers/server/request-filter';

/** A tenth of the limit: 12 uncached responses per client and minute. */
const MOST = 12;
/** Forms have their own limit. */
const FORMS = 3;
const CHECKS = 60;
let site: Awaited<ReturnType<typeof startRequestFilter>>;
afterEach(() => site.stop());

const begin = async (isKnown?: () => Promise<boolean>) => {
  site = await startRequestFilter({
    next: (request, response) => page(response, '<p>words</p>', /no-/.test(request.url ?? '') ? 404 : 200),
    rateLimitFactor: 0.1,
    ...(isKnown ? { isKnown } : {}),
  });
};

const kinds: [
  string,
  (count: number) => [path: string, headers?: Record<string, string>, method?: string],
  most?: number,
][] = [
  ['paths that are not there', (count) => [`/no-${count}`]],
  ['calls that are not there', (count) => [`/api/no-${count}`]],
  ['odd cookies', () => ['/about', { Cookie: 'payload-token=x' }]],
  ['odd bearers', () => ['/api/pages/homepage', { Authorization: 'Bearer x' }]],
  ['filters', (count) => [`/blog?category=${count}`]],
  ['long addresses', (count) => [`/${'a'.repeat(2100)}${count}`]],
  ['data of navigations', (count) => [`/about?_rsc=${count}`, { RSC: '1' }]],
  ['forms that are sent to a page', () => ['/contact', {}, 'POST'], FORMS],
  ['pages of the panel', () => ['/admin/login']],
  ['calls of the panel', (count) => [`/cms-api/x/${count}`]],
  ['calls of the contact form that send nothing', () => ['/api/contact', {}, 'PUT']],
  ['checks of the site', () => ['/readyz', { Cookie: 'payload-token=x' }], CHECKS],
];

test.each(kinds)('uncached responses are counted per client: %s', async (_, nth, most = MOST) => {
  await begin();
  const ask = async (count: number, client: string) => {
    const [path, headers, method] = nth(count);
    return site.get(path, { method, headers: { ...headers, 'X-Forwarded-For': client } });
  };
  for (let count = 0; count < most; count += 1)
    expect((await ask(count, '203.0.113.1')).status).toBeLessThan(429);
  const made = site.asked.length;
  const { status, headers, text } = await ask(most, '203.0.113.1');
  expect([status, Number(headers['retry-after']) > 0, text.includes('988')]).toEqual([429, true, true]);
  expect(site.asked).toHaveLength(made);
  expect((await ask(most + 1, '203.0.113.2')).status).toBeLessThan(429);
});

test('pages, their calls and files are not counted, however often, and whatever is added to their addresses', async () => {
  await begin();
  for (let count = 0; count < 4 * MOST; count += 1)
    for (const path of [
      `/page-${count}`,
      `/about?utm_source=${count}`,
      `/about?q=${count}`,
      `/about?fbclid=${'x'.repeat(3000)}`,
    ])
      expect((await site.get(path, { headers: { Cookie: 'theme=dark' } })).status).toBe(200);
  expect(site.asked).toHaveLength(4 * MOST + 1);
});

test('what is made for many at once costs one of them', async () => {
  await begin();
  const all = await Promise.all(Array.from({ length: 50 }, () => site.get('/no-one')));
  expect(all.map(({ status }) => status)).toEqual(Array(50).fill(404));
});

test('a client over its limit still gets cached pages and pictures, and can send messages', async () => {
  await begin();
  await site.get('/about');
  for (let count = 0; count <= MOST; count += 1) await site.get(`/no-${count}`);
  expect((await site.get('/no-more')).status).toBe(429);
  for (const path of [
    '/about',
    '/_next/image?url=%2Fbrand%2Fa.png&w=640&q=75',
    '/cms-api/media/file/a.jpg',
    '/readyz',
  ])
    expect([path, (await site.get(path)).status]).toEqual([path, 200]);
  expect((await site.get('/api/contact', { method: 'POST' })).status).toBe(200);
});

test('staff are not limited, and are looked up only over the limit', async () => {
  let asked = 0;
  await begin(async () => {
    asked += 1;
    return true;
  });
  for (let count = 0; count < MOST; count += 1)
    await site.get('/about', { headers: { Cookie: 'payload-token=good' } });
  expect(asked).toBe(0);
  expect((await site.get('/about', { headers: { Cookie: 'payload-token=good' } })).status).toBe(200);
  expect(asked).toBe(1);
});
