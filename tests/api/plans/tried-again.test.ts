import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { Payload, TypedUser } from 'payload';
import { whatNeedsAttention } from '@/panel/dashboard/attention/attention';
import { ask, closeCms, openCms } from '../../helpers/cms/api';
import { openStaff } from '../../helpers/cms/staff';
import { fakeDate } from '../../helpers/setup/fake-date';

const MONDAY_AT_NINE = '2026-11-30T14:00:00.000Z';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
}, 60_000);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
afterAll(closeCms);

const run = () => cms.jobs.run({ silent: true });
const isPublic = async (slug: string) => (await ask(`/api/conditions/${slug}`)).status === 200;

/** As "Publish later" in the panel stores it. */
async function plan(slug: string) {
  const data = { title: slug, slug, _status: 'draft' };
  const { id } = await cms.create({ collection: 'conditions', data: data as never });
  const doc = { relationTo: 'conditions', value: String(id) };
  const user = { relationTo: 'staff', value: staff.ids.editor };
  const input = { type: 'publish', doc, user, plannedFor: MONDAY_AT_NINE } as never;
  await cms.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(MONDAY_AT_NINE) });
  return String(id);
}

async function groupOf(title: string) {
  const found = await cms.findByID({ collection: 'staff', id: staff.ids.editor });
  const user = { ...found, collection: 'staff' } as TypedUser;
  const groups = await whatNeedsAttention({ payload: cms, user, now: new Date() });
  return groups.find((group) => group.title === title)?.items ?? [];
}
const removed = () => groupOf('Removed plans: plan again what is still needed');
const failed = () => groupOf('Planned, but failed: publish or take down by hand');
const planned = async () => (await groupOf('Planned')).map(({ words }) => words);
const later = (minutes: number) => fakeDate(new Date(Date.parse(MONDAY_AT_NINE) + minutes * 60_000 + 1000));
const busy = () => Promise.reject(Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' }));

test.each(['update', 'findByID'] as const)('a plan is tried again when %s fails once', async (call) => {
  fakeDate('2026-11-27T12:00:00Z');
  const slug = `busy-${call.toLowerCase()}`;
  await plan(slug);
  later(0);
  jest.spyOn(cms, call).mockImplementationOnce(busy as never);
  await run();
  expect(await isPublic(slug)).toBe(false);
  expect([await failed(), await planned()]).toEqual([[], [slug]]);
  expect(await removed()).toEqual([]);
  later(1);
  await run();
  expect([await isPublic(slug), await failed(), await planned()]).toEqual([true, [], []]);
});

test('a plan is named as failed when it fails each time, and not before', async () => {
  fakeDate('2026-11-27T12:00:00Z');
  const id = await plan('always-busy');
  const update = jest.spyOn(cms, 'update').mockImplementation(busy as never);
  for (const minutes of [0, 1, 2, 4, 7]) {
    later(minutes);
    await run();
    expect([await failed(), await planned()]).toEqual([[], ['always-busy']]);
  }
  later(12);
  await run();
  expect(update).toHaveBeenCalledTimes(6);
  expect(await planned()).toEqual([]);
  expect(await failed()).toEqual([
    expect.objectContaining({
      words: 'always-busy',
      path: `/collections/conditions/${id}`,
      note: 'Was to go live on Monday, November 30 at 9:00 AM ET',
    }),
  ]);
});

test('what somebody has decided since the failed attempt counts, and the dashboard says so', async () => {
  fakeDate('2026-11-27T12:00:00Z');
  const id = await plan('decided-since');
  later(0);
  const spy = jest.spyOn(cms, 'update').mockImplementationOnce(busy as never);
  await run();
  spy.mockRestore();
  fakeDate(new Date(Date.parse(MONDAY_AT_NINE) + 20_000));
  const data = { _status: 'draft', title: 'Not before we have talked' } as const;
  await cms.update({ collection: 'conditions', id, data });
  later(1);
  await run();
  expect([await isPublic('decided-since'), await planned()]).toEqual([false, []]);
  expect((await failed()).map(({ path }) => path)).not.toContain(`/collections/conditions/${id}`);
  expect(await removed()).toEqual([
    expect.objectContaining({
      words: 'Not before we have talked',
      note: expect.stringContaining('it was changed after a first attempt had failed'),
    }),
  ]);
});
