import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { prop } from '@/content/json';
import { revision } from '@/services/revision/state';
import {
  countsViews,
  noteFruitlessSearch,
  noteMessage,
  noteView,
  setCountsViews,
  shownCount,
  storeViews,
  viewSums,
} from '@/services/metrics/view-counts';
import { ask, askJson, closeCms, openCms } from '../../helpers/cms/api';
import { openStaff } from '../../helpers/cms/staff';

const DAY_MS = 86_400_000;
const now = new Date('2026-11-24T15:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
let cms: Payload;
let as: Awaited<ReturnType<typeof openStaff>>['as'];
beforeAll(async () => {
  cms = await openCms();
  ({ as } = await openStaff(cms));
}, 60_000);
afterAll(closeCms);

const view = (path: string, times: number, at = now) => {
  for (let time = 0; time < times; time += 1) noteView(path, at);
};
const rows = async () =>
  (
    await cms.db.find<{ key: string; data: unknown }>({
      collection: 'payload-kv',
      where: { and: [{ key: { greater_than: 'views:' } }, { key: { less_than: 'views:~' } }] },
      limit: 0,
      pagination: false,
      req: {},
    })
  ).docs;
const layoutSays = async () => prop(prop(await askJson('/api/globals/site-layout'), 'data'), 'countsViews');

test('nothing is counted, stored or said before an administrator turns it on', async () => {
  view('/about', 9);
  await storeViews(cms, now);
  expect(await rows()).toEqual([]);
  expect(await layoutSays()).toBeUndefined();
});

test('only an administrator turns it on; the pages are rendered again, because Privacy says it', async () => {
  const turn = async (who: Parameters<typeof as>[0], body: object) =>
    (await as(who, '/switch', 'POST', { what: 'page-views', ...body })).status;
  for (const who of ['editor', 'intake', 'nobody'] as const)
    expect(await turn(who, { isOn: true })).toBe(403);
  expect(await turn('admin', { isOn: 'yes' })).toBe(400);
  expect(await turn('admin', { isOn: true, what: 'constructor' })).toBe(400);
  expect(await countsViews(cms)).toBe(false);
  const before = revision.number;
  expect(await turn('admin', { isOn: true })).toBe(200);
  expect(revision.number).toBeGreaterThan(before);
  expect(await layoutSays()).toBe(true);
});

test('a row has a number for each path and day, without the query, and is no change of the content', async () => {
  const before = revision.number;
  view('/about?name=jane', 6);
  view('/', 2);
  for (const path of ['/robots.txt', '/search?q=panic', '/map', '/preview', '/brand/favicon.svg'])
    view(path, 1);
  await storeViews(cms, now);
  expect(revision.number).toBe(before);
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row?.key).toMatch(/^views:2026-11-24:[0-9a-f]{12}$/);
  expect(row?.data).toEqual({ counts: { '/about': 6, '/': 2 } });
});

test('a message of a visitor counts once, a repeated one and spam do not; a search without a result counts', async () => {
  const send = (key: string, more: object = {}) =>
    ask('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        firstName: 'Jane',
        lastName: 'Roe',
        email: 'jane@example.org',
        message: 'Please call me.',
        ...more,
      }),
    });
  expect((await send('submission-1')).status).toBe(201);
  expect((await send('submission-1')).status).toBe(201);
  expect((await send('submission-2', { topic: 'buy now' })).status).toBe(201);
  noteFruitlessSearch();
  await storeViews(cms, new Date());
  const { messages, fruitlessSearches } = await viewSums(cms, new Date());
  expect([messages, fruitlessSearches]).toEqual([1, 1]);
});

test('sums are of the last 30 days, also of rows that another process wrote', async () => {
  const counts = { '/about': 4, '/gallery': 1, messages: 2 };
  await cms.kv.set('views:2026-11-23:another', { counts });
  const { days, pages } = await viewSums(cms, now);
  expect(days).toHaveLength(30);
  expect(days.slice(-2)).toEqual([
    { day: '2026-11-23', views: 5 },
    { day: '2026-11-24', views: 8 },
  ]);
  expect(pages).toEqual([
    { path: '/about', views: 10 },
    { path: '/', views: 2 },
    { path: '/gallery', views: 1 },
  ]);
});

test.each([
  [0, '0'],
  [1, 'fewer than 5'],
  [4, 'fewer than 5'],
  [5, '5'],
  [1234, '1,234'],
])('%d is shown as %s', (times, words) => expect(shownCount(times)).toBe(words));

test('counts are erased after 30 days, also once it is off', async () => {
  await setCountsViews(cms, false);
  expect(await layoutSays()).toBeUndefined();
  view('/about', 9, inDays(40));
  noteMessage(inDays(40));
  await storeViews(cms, inDays(40));
  expect(await rows()).toEqual([]);
});
