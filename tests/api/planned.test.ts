import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Payload, TypedUser } from 'payload';
import { whatNeedsAttention } from '@/panel/dashboard/attention';
import { ask, closeCms, openCms } from '../helpers/api';
import { createStaff, published } from '../helpers/content';
import { openStaff } from '../helpers/staff';

/** Only what tells the time; the database's own waiting goes on. */
const KEPT = [
  'nextTick',
  'setImmediate',
  'setTimeout',
  'setInterval',
  'clearTimeout',
  'queueMicrotask',
  'performance',
] as const;
const MONDAY_AT_NINE = '2026-11-30T14:00:00.000Z';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
}, 60_000);
afterEach(() => void jest.useRealTimers());
afterAll(closeCms);

const at = (moment: string) => jest.useFakeTimers({ now: new Date(moment), doNotFake: [...KEPT] });
const run = () => cms.jobs.run({ silent: true });
const isPublic = async (slug: string) => (await ask(`/api/conditions/${slug}`)).status === 200;

/** As "Schedule publish" in the panel stores it. */
async function plan(type: 'publish' | 'unpublish', slug: string, when: string, by = staff.ids.editor) {
  const data = { title: slug, slug, ...(type === 'publish' ? { _status: 'draft' as const } : published) };
  const { id } = await cms.create({ collection: 'conditions', data: data as never });
  const doc = { relationTo: 'conditions', value: String(id) };
  await cms.jobs.queue({
    task: 'schedulePublish',
    input: { type, doc, user: { relationTo: 'staff', value: by } } as never,
    waitUntil: new Date(when),
  });
  return String(id);
}

describe('what is planned', () => {
  test('is published when its time has come, and not a second before', async () => {
    at('2026-11-27T12:00:00Z');
    await plan('publish', 'on-monday', MONDAY_AT_NINE);
    await run();
    expect(await isPublic('on-monday')).toBe(false);
    at('2026-11-30T13:59:59Z');
    await run();
    expect(await isPublic('on-monday')).toBe(false);
    at('2026-11-30T14:00:01Z');
    await run();
    expect(await isPublic('on-monday')).toBe(true);
  });

  test('happens although whoever planned it has left', async () => {
    at('2026-11-27T12:00:00Z');
    const leaver = await cms.create({
      collection: 'staff',
      data: {
        name: 'Bea',
        email: 'bea@staff.example',
        role: 'editor',
        password: 'a password for tests',
      } as never,
    });
    await plan('publish', 'of-a-leaver', MONDAY_AT_NINE, String(leaver.id));
    await cms.delete({ collection: 'staff', id: leaver.id });
    at('2026-11-30T14:00:01Z');
    await run();
    expect(await isPublic('of-a-leaver')).toBe(true);
  });

  test('is taken down when its time has come', async () => {
    at('2026-11-27T12:00:00Z');
    await plan('unpublish', 'until-monday', MONDAY_AT_NINE);
    await run();
    expect(await isPublic('until-monday')).toBe(true);
    at('2026-11-30T14:00:01Z');
    await run();
    expect(await isPublic('until-monday')).toBe(false);
  });

  test('is done once, though it fell due while nothing ran, and what was due earlier first', async () => {
    at('2026-11-27T12:00:00Z');
    const id = await plan('publish', 'late', MONDAY_AT_NINE);
    await cms.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'unpublish', doc: { relationTo: 'conditions', value: id } } as never,
      waitUntil: new Date('2026-12-02T14:00:00Z'),
    });
    at('2026-12-01T00:00:00Z');
    await run();
    expect(await isPublic('late')).toBe(true);
    at('2026-12-05T00:00:00Z');
    await run();
    expect(await isPublic('late')).toBe(false);
    await run();
    expect(await isPublic('late')).toBe(false);
  });

  test('stands on the first page of the panel for those who edit, and is gone from there when it is cancelled', async () => {
    at('2026-11-27T12:00:00Z');
    const id = await plan('publish', 'cancelled', MONDAY_AT_NINE);
    const planned = async (role: 'editor' | 'intake') => {
      const account = await cms.findByID({ collection: 'staff', id: staff.ids[role] });
      const user = { ...account, collection: 'staff' } as TypedUser;
      const groups = await whatNeedsAttention({ payload: cms, user, now: new Date() });
      return groups.find(({ title }) => title === 'Planned')?.items ?? [];
    };
    expect(await planned('editor')).toEqual([
      expect.objectContaining({
        words: 'cancelled',
        path: `/collections/conditions/${id}`,
        note: 'Published on Monday, November 30 at 9:00 AM',
      }),
    ]);
    expect(await planned('intake')).toEqual([]);
    await cms.delete({ collection: 'payload-jobs', where: { 'input.doc.value': { equals: id } } });
    expect(await planned('editor')).toEqual([]);
    at('2026-12-10T00:00:00Z');
    await run();
    expect(await isPublic('cancelled')).toBe(false);
  });

  test('is planned by whoever may edit, through the panel, and by nobody else', async () => {
    jest.useRealTimers();
    expect(cms.config.jobs.access).toBeDefined();
    const queue = cms.config.jobs.access?.queue;
    for (const [role, may] of [
      ['admin', true],
      ['editor', true],
      ['intake', false],
    ] as const) {
      const account = await cms.findByID({ collection: 'staff', id: staff.ids[role] });
      const req = { user: { ...account, collection: 'staff' }, payload: cms } as never;
      expect([role, await queue?.({ req })]).toEqual([role, may]);
    }
    expect(await queue?.({ req: { user: null, payload: cms } as never })).toBe(false);
  });
});

test('a text that says of itself when it is due for review is named a month before', async () => {
  const user = (await createStaffUser()) as TypedUser;
  const review = { nextReviewOn: '2026-12-20T12:00:00.000Z' };
  await cms.create({
    collection: 'conditions',
    data: { title: 'Due', slug: 'due', review, ...published } as never,
  });
  const due = async (now: string) =>
    (await whatNeedsAttention({ payload: cms, user, now: new Date(now) })).find(({ title }) =>
      title.startsWith('Reviews'),
    )?.items[0]?.note;
  expect(await due('2026-11-01T00:00:00Z')).toBeUndefined();
  expect(await due('2026-11-25T00:00:00Z')).toBe('due on December 20, 2026');
  expect(await due('2027-01-01T00:00:00Z')).toBe('was due on December 20, 2026');

  async function createStaffUser() {
    await cms.delete({ collection: 'staff', where: { email: { equals: 'editor@staff.example' } } });
    return createStaff(cms, 'editor');
  }
});

test('a link to a page that is gone is named with its address', async () => {
  const account = await cms.findByID({ collection: 'staff', id: staff.ids.admin });
  const user = { ...account, collection: 'staff' } as TypedUser;
  const text = (url: string) => ({
    root: {
      ...{ type: 'root', version: 1, direction: 'ltr', format: '', indent: 0 },
      children: [
        {
          ...{ type: 'paragraph', version: 1, direction: 'ltr', format: '', indent: 0 },
          children: [
            {
              ...{ type: 'link', version: 3, direction: 'ltr', format: '', indent: 0 },
              fields: { linkType: 'custom', url, newTab: false },
              children: [
                { type: 'text', version: 1, text: 'there', format: 0, mode: 'normal', style: '', detail: 0 },
              ],
            },
          ],
        },
      ],
    },
  });
  for (const [slug, url] of [
    ['leads-astray', '/conditions/nowhere?a=b'],
    ['leads-well', '/about#team'],
    ['leads-away', 'https://example.org/nowhere'],
  ] as const)
    await cms.create({
      collection: 'conditions',
      data: { title: slug, slug, text1: text(url), ...published } as never,
    });
  const groups = await whatNeedsAttention({ payload: cms, user, now: new Date() });
  expect(groups.find(({ title }) => title === 'Links that lead nowhere')?.items).toEqual([
    expect.objectContaining({ words: 'leads-astray', note: 'leads to /conditions/nowhere' }),
  ]);
});
