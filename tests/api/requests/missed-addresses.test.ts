import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { prop } from '@/content/json';
import { whatNeedsAttention } from '@/panel/dashboard/attention/attention';
import { revision } from '@/services/revision/state';
import { MOST_ADDRESSES, missedOften, noteMissed, storeMissed } from '@/services/metrics/missed-addresses';
import { closeCms, openCms } from '../../helpers/cms/api';
import { createPicture, createStaff, published, richText } from '../../helpers/fixtures/content';

type Account = Awaited<ReturnType<typeof createStaff>>;

const DAY_MS = 86_400_000;
const now = new Date('2026-11-24T15:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
let cms: Payload;
let editor: Account, intake: Account;
beforeAll(async () => {
  cms = await openCms();
  [editor, intake] = [await createStaff(cms, 'editor'), await createStaff(cms, 'intake')];
}, 60_000);
afterAll(closeCms);

const miss = (path: string, times: number, at = now) => {
  for (let time = 0; time < times; time += 1) noteMissed(path, at);
};
const shown = async (user: Account, at = now) =>
  (await whatNeedsAttention({ payload: cms, user: user as never, now: at })).find(({ title }) =>
    title.startsWith('Addresses without'),
  )?.items ?? [];
const rows = async () =>
  (
    await cms.db.find<{ key: string; data: unknown }>({
      collection: 'payload-kv',
      where: { and: [{ key: { greater_than: 'missed:' } }, { key: { less_than: 'missed:~' } }] },
      limit: 0,
      pagination: false,
      req: {},
    })
  ).docs;

test('an address that was asked for five times is shown to editors, with a new redirect', async () => {
  miss('/old-page?name=jane', 4);
  miss('/older-page', 7);
  await storeMissed(cms, now);
  expect(await shown(editor)).toEqual([
    {
      words: 'Make a redirect from /older-page',
      path: '/collections/redirects/create?from=%2Folder-page',
      note: 'asked for 7 times in the last 30 days',
    },
  ]);
  miss('/old-page', 1, inDays(1));
  await storeMissed(cms, inDays(1));
  expect((await shown(editor, inDays(1))).map(({ words }) => words)).toEqual([
    'Make a redirect from /older-page',
    'Make a redirect from /old-page',
  ]);
  expect(await shown(intake)).toEqual([]);
});

test('what is stored is a path and a count for each day, and no change of the content', async () => {
  const before = revision.number;
  miss('/old-page', 1);
  await storeMissed(cms, now);
  expect(revision.number).toBe(before);
  const stored = await rows();
  expect(stored.map(({ key }) => key.replace(/:[0-9a-f]{12}$/, ''))).toEqual(
    expect.arrayContaining(['missed:2026-11-24', 'missed:2026-11-25']),
  );
  for (const { data } of stored) {
    expect(Object.keys(data as object)).toEqual(['counts']);
    for (const [path, count] of Object.entries(prop(data, 'counts') as object))
      expect([/^\/old(?:er)?-page$/.test(path), Number.isInteger(count)]).toEqual([true, true]);
  }
});

test('an address is gone from the list when it has a redirect or a page', async () => {
  miss('/blog/heron', 6);
  await storeMissed(cms, now);
  expect((await shown(editor)).map(({ words }) => words)).toContain('Make a redirect from /blog/heron');
  await cms.create({
    collection: 'redirects',
    data: { from: '/older-page', to: { type: 'custom', url: '/about' } } as never,
  });
  const image = (await createPicture(cms)).id;
  const post = { title: 'Heron', slug: 'heron', content: richText('Words'), image, ...published };
  await cms.create({ collection: 'blog', data: post as never });
  const left = (await shown(editor)).map(({ words }) => words);
  expect(left).not.toContain('Make a redirect from /older-page');
  expect(left).not.toContain('Make a redirect from /blog/heron');
});

test('so is an address that a page of staff has by now', async () => {
  miss('/visitors', 6);
  await storeMissed(cms, now);
  expect((await shown(editor)).map(({ words }) => words)).toContain('Make a redirect from /visitors');
  const page = { title: 'Visitors', slug: 'visitors', blocks: [], ...published };
  await cms.create({ collection: 'extra-pages', data: page as never });
  expect((await shown(editor)).map(({ words }) => words)).not.toContain('Make a redirect from /visitors');
});

test('counts are of the last 30 days, today included, and are erased then', async () => {
  expect((await missedOften(cms, inDays(29))).length).toBeGreaterThan(0);
  expect(await missedOften(cms, inDays(30))).toEqual([]);
  await storeMissed(cms, inDays(30));
  expect((await rows()).map(({ key }) => key.slice(0, 'missed:2026-11-25'.length))).toEqual([
    'missed:2026-11-25',
  ]);
  await storeMissed(cms, inDays(31));
  expect(await rows()).toEqual([]);
});

test('addresses beyond the first two hundred of a day are not counted, and what is known goes on', async () => {
  const later = inDays(40);
  for (let at = 0; at < MOST_ADDRESSES + 50; at += 1) noteMissed(`/flood-${at}`, later);
  miss('/flood-1', 9, later);
  miss('/too-late', 9, later);
  await storeMissed(cms, later);
  expect(await missedOften(cms, later)).toEqual([{ path: '/flood-1', times: 10 }]);
  expect(Object.keys(prop((await rows())[0]?.data, 'counts') as object)).toHaveLength(MOST_ADDRESSES);
});
