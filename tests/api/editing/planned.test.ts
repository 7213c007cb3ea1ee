import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Payload, TypedUser } from 'payload';
import { whatNeedsAttention } from '@/panel/dashboard/attention/attention';
import { ask, closeCms, openCms } from '../../helpers/cms/api';
import { createStaff, published } from '../../helpers/fixtures/content';
import { openStaff } from '../../helpers/cms/staff';
import { fakeDate } from '../../helpers/setup/fake-date';

const MONDAY_AT_NINE = '2026-11-30T14:00:00.000Z';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
}, 60_000);
afterEach(() => void jest.useRealTimers());
afterAll(closeCms);

const run = () => cms.jobs.run({ silent: true });
const isPublic = async (slug: string) => (await ask(`/api/conditions/${slug}`)).status === 200;

/** As "Publish later" in the panel stores it. */
async function plan(type: 'publish' | 'unpublish', slug: string, when: string, by = staff.ids.editor) {
  const data = { title: slug, slug, ...(type === 'publish' ? { _status: 'draft' as const } : published) };
  const { id } = await cms.create({ collection: 'conditions', data: data as never });
  await planFor(String(id), type, when, by);
  return String(id);
}

async function planFor(
  id: string,
  type: 'publish' | 'unpublish',
  when: string,
  by: string | null = staff.ids.editor,
) {
  const user = by === null ? {} : { user: { relationTo: 'staff', value: by } };
  await cms.jobs.queue({
    task: 'schedulePublish',
    input: { type, doc: { relationTo: 'conditions', value: id }, ...user } as never,
    waitUntil: new Date(when),
  });
}

async function account(name: string) {
  const data = { name, email: `${name}@staff.example`, role: 'editor', password: 'a password for tests' };
  return String((await cms.create({ collection: 'staff', data: data as never })).id);
}

/** The number of plans of a document. */
async function waiting(id: string) {
  const { docs } = await cms.find({ collection: 'payload-jobs', pagination: false });
  return docs.filter(({ input }) => JSON.stringify(input).includes(id)).length;
}

async function groupOf(role: 'admin' | 'editor' | 'intake', title: string) {
  const found = await cms.findByID({ collection: 'staff', id: staff.ids[role] });
  const user = { ...found, collection: 'staff' } as TypedUser;
  const groups = await whatNeedsAttention({ payload: cms, user, now: new Date() });
  return groups.find((group) => group.title === title)?.items ?? [];
}
const removed = (role: 'admin' | 'editor' | 'intake') =>
  groupOf(role, 'Removed plans: plan again what is still needed');

describe('what is planned', () => {
  test('is published when its time has come, and not a second before', async () => {
    fakeDate('2026-11-27T12:00:00Z');
    await plan('publish', 'on-monday', MONDAY_AT_NINE);
    await run();
    expect(await isPublic('on-monday')).toBe(false);
    fakeDate('2026-11-30T13:59:59Z');
    await run();
    expect(await isPublic('on-monday')).toBe(false);
    fakeDate('2026-11-30T14:00:01Z');
    await run();
    expect(await isPublic('on-monday')).toBe(true);
  });

  test('is removed when its author has left, and listed on the dashboard until the text is changed', async () => {
    fakeDate('2026-11-27T12:00:00Z');
    const leaver = await account('bea');
    const id = await plan('publish', 'of-a-leaver', MONDAY_AT_NINE, leaver);
    await cms.delete({ collection: 'staff', id: leaver });
    expect(await waiting(id)).toBe(0);
    fakeDate('2026-11-30T14:00:01Z');
    await run();
    expect(await isPublic('of-a-leaver')).toBe(false);
    const told =
      'Publishing it on Monday, November 30 at 9:00 AM ET was planned by bea, whose account is gone';
    for (const [role, seen] of [
      ['editor', [{ words: 'of-a-leaver', path: `/collections/conditions/${id}`, note: told }]],
      ['intake', []],
    ] as const)
      expect([role, await removed(role)]).toEqual([role, seen]);
    await cms.update({ collection: 'conditions', id, data: { summary: 'Looked at again' } as never });
    expect(await removed('editor')).toEqual([]);
  });

  test('is removed when its author gets a role that may not publish', async () => {
    fakeDate('2026-11-27T12:00:00Z');
    const mover = await account('cleo');
    const id = await plan('unpublish', 'of-a-mover', MONDAY_AT_NINE, mover);
    await cms.update({ collection: 'staff', id: mover, data: { role: 'admin' } });
    expect(await waiting(id)).toBe(1);
    await cms.update({ collection: 'staff', id: mover, data: { role: 'intake' } });
    expect(await waiting(id)).toBe(0);
    expect((await removed('editor')).map(({ note }) => note)).toEqual([
      'Taking it down on Monday, November 30 at 9:00 AM ET was planned by cleo, who may no longer publish',
    ]);
    await plan('unpublish', 'planned-anew', MONDAY_AT_NINE);
    expect(await removed('editor')).toHaveLength(1);
    await planFor(id, 'unpublish', MONDAY_AT_NINE);
    expect(await removed('editor')).toEqual([]);
  });

  test.each([
    ['of somebody without the right', () => staff.ids.intake],
    ['of an account that is not there', () => '019ad000-0000-7000-8000-000000000000'],
    ['of nobody, as those of former colleagues were kept', () => null],
  ])('is not carried out when it is %s', async (_, by) => {
    fakeDate('2026-11-27T12:00:00Z');
    const { id } = await cms.create({
      collection: 'conditions',
      data: { title: 'Held', slug: `held-${by() ?? 'nobody'}`, ...published } as never,
    });
    await planFor(String(id), 'unpublish', MONDAY_AT_NINE, by());
    fakeDate('2026-11-30T14:00:01Z');
    await run();
    expect([await isPublic(`held-${by() ?? 'nobody'}`), await waiting(String(id))]).toEqual([true, 0]);
    expect((await removed('admin')).map(({ path }) => path)).toContain(`/collections/conditions/${id}`);
  });

  test('is named for thirty days at most', async () => {
    fakeDate('2026-12-29T14:00:01Z');
    expect(await removed('admin')).not.toEqual([]);
    fakeDate('2026-12-31T14:00:01Z');
    expect(await removed('admin')).toEqual([]);
  });

  test('is taken down when its time has come', async () => {
    fakeDate('2026-11-27T12:00:00Z');
    await plan('unpublish', 'until-monday', MONDAY_AT_NINE);
    await run();
    expect(await isPublic('until-monday')).toBe(true);
    fakeDate('2026-11-30T14:00:01Z');
    await run();
    expect(await isPublic('until-monday')).toBe(false);
  });

  test('is done once, though it fell due while nothing ran, and what was due earlier first', async () => {
    fakeDate('2026-11-27T12:00:00Z');
    const id = await plan('publish', 'late', MONDAY_AT_NINE);
    await planFor(id, 'unpublish', '2026-12-02T14:00:00Z');
    fakeDate('2026-12-01T00:00:00Z');
    await run();
    expect(await isPublic('late')).toBe(true);
    fakeDate('2026-12-05T00:00:00Z');
    await run();
    expect(await isPublic('late')).toBe(false);
    await run();
    expect(await isPublic('late')).toBe(false);
  });

  test('is listed on the first page of the panel for editors, and disappears when it is canceled', async () => {
    fakeDate('2026-11-27T12:00:00Z');
    const id = await plan('publish', 'canceled', MONDAY_AT_NINE);
    const planned = (role: 'editor' | 'intake') => groupOf(role, 'Planned');
    expect(await planned('editor')).toEqual([
      expect.objectContaining({
        words: 'canceled',
        path: `/collections/conditions/${id}`,
        note: 'Goes live Monday, 9:00 AM ET',
      }),
    ]);
    expect(await planned('intake')).toEqual([]);
    await cms.delete({ collection: 'payload-jobs', where: { 'input.doc.value': { equals: id } } });
    expect(await planned('editor')).toEqual([]);
    fakeDate('2026-12-10T00:00:00Z');
    await run();
    expect(await isPublic('canceled')).toBe(false);
  });

  test('can be planned by roles that may edit, through the panel, and by no other', async () => {
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
      type: 'root',
      version: 1,
      direction: 'ltr',
      format: '',
      indent: 0,
      children: [
        {
          type: 'paragraph',
          version: 1,
          direction: 'ltr',
          format: '',
          indent: 0,
          children: [
            {
              type: 'link',
              version: 3,
              direction: 'ltr',
              format: '',
              indent: 0,
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
    ['leads-to-help', '/help-now'],
  ] as const)
    await cms.create({
      collection: 'conditions',
      data: { title: slug, slug, text1: text(url), ...published } as never,
    });
  const groups = await whatNeedsAttention({ payload: cms, user, now: new Date() });
  expect(groups.find(({ title }) => title === 'Broken links')?.items).toEqual([
    expect.objectContaining({ words: 'leads-astray', note: 'leads to /conditions/nowhere' }),
  ]);
});
