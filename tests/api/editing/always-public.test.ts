import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload, TypedUser } from 'payload';
import { whatNeedsAttention } from '@/panel/dashboard/attention/attention';
import { prop } from '@/content/json';
import { askJson, closeCms, openCms } from '../../helpers/cms/api';
import { createPage, published } from '../../helpers/fixtures/content';
import { openStaff } from '../../helpers/cms/staff';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
let page: string;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
  page = String((await createPage(cms, 'about')).id);
  await cms.updateGlobal({
    slug: 'site-layout',
    data: { contact: { phone: '(561) 555-0100' }, ...published },
  });
  await cms.updateGlobal({ slug: 'brand', data: { palette: 'harbor', ...published } });
}, 60_000);
afterAll(closeCms);

const targets = () =>
  [
    [`/pages/${page}`, 'PATCH'],
    ['/globals/site-layout', 'POST'],
    ['/globals/brand', 'POST'],
  ] as const;
const phone = async () =>
  JSON.stringify(await askJson('/api/globals/site-layout')).includes('(561) 555-0100');
const stateOf = async (path: string) =>
  prop(JSON.parse((await staff.as('admin', `${path}?depth=0`)).text), '_status');
const NOT_TAKEN_DOWN = /part of every visit and cannot be taken down/;

describe('what is part of every visit', () => {
  test('cannot be unpublished by REST, and its text stays public', async () => {
    for (const [path, method] of targets())
      for (const query of ['', '?unpublishAllLocales=true', '?autosave=true']) {
        const { status, text } = await staff.as('admin', path + query, method, { _status: 'draft' });
        expect([path, query, status, text]).toEqual([
          path,
          query,
          400,
          expect.stringMatching(NOT_TAKEN_DOWN),
        ]);
        expect([path, await stateOf(path)]).toEqual([path, 'published']);
      }
    const many = await staff.as('admin', '/pages?where[name][exists]=true', 'PATCH', { _status: 'draft' });
    expect(many.text).toMatch(NOT_TAKEN_DOWN);
    expect([await stateOf(`/pages/${page}`), await phone()]).toEqual(['published', true]);
  });

  test('is not taken down by a change without a state, where a draft waits', async () => {
    for (const [path, method] of targets()) {
      expect((await staff.as('admin', `${path}?draft=true`, method, { _status: 'draft' })).status).toBe(200);
      await staff.as('admin', path, method, {});
      expect([path, await stateOf(path)]).toEqual([path, 'published']);
    }
  });

  test('keeps drafts beside what is public, and is published as before', async () => {
    for (const [path, method] of targets())
      for (const [query, _status] of [
        ['?draft=true&autosave=true', 'draft'],
        ['', 'published'],
      ]) {
        const answer = await staff.as('editor', `${path}${query}`, method, { _status });
        expect([path, query, answer.status]).toEqual([path, query, 200]);
      }
  });

  test('is not taken down by an earlier draft that is brought back', async () => {
    await staff.as('editor', '/globals/site-layout?draft=true', 'POST', { contact: { phone: '2' } });
    await staff.as('editor', '/globals/site-layout', 'POST', {
      contact: { phone: '(561) 555-0100' },
      ...published,
    });
    const { docs } = await cms.findGlobalVersions({ slug: 'site-layout', sort: '-updatedAt' });
    const draft = docs.find(({ version }) => version.contact?.phone === '2');
    const path = `/globals/site-layout/versions/${draft?.id}`;
    for (const query of ['', '?draft=true', '?draft=false']) {
      expect([query, (await staff.as('editor', path + query, 'POST', {})).status]).toEqual([query, 200]);
      expect([query, await stateOf('/globals/site-layout'), await phone()]).toEqual([
        query,
        'published',
        true,
      ]);
    }
    expect((await staff.as('intake', path, 'POST', {})).status).toBe(403);
    const newest = await cms.findGlobal({ slug: 'site-layout', draft: true });
    expect([newest.contact?.phone, newest._status]).toEqual(['2', 'draft']);
  });

  test('is not unpublished by a plan of an earlier version; the dashboard says so', async () => {
    const user = { relationTo: 'staff', value: staff.ids.admin };
    for (const what of [{ global: 'site-layout' }, { doc: { relationTo: 'pages', value: page } }])
      await cms.jobs.queue({
        task: 'schedulePublish',
        input: { type: 'unpublish', ...what, user } as never,
        waitUntil: new Date(Date.now() - 1000),
      });
    await cms.jobs.run({ silent: true });
    expect([await stateOf(`/pages/${page}`), await stateOf('/globals/site-layout')]).toEqual([
      'published',
      'published',
    ]);
    const found = await cms.findByID({ collection: 'staff', id: staff.ids.admin });
    const asker = { payload: cms, user: { ...found, collection: 'staff' } as TypedUser, now: new Date() };
    const groups = await whatNeedsAttention(asker);
    const removed = groups.find(({ title }) => title.startsWith('Removed plans'))?.items ?? [];
    expect(removed.map(({ note }) => note)).toEqual([
      expect.stringMatching(/planned by The admin, and it is part of every visit$/),
      expect.stringMatching(/planned by The admin, and it is part of every visit$/),
    ]);
  });
});

test('the panel brings an earlier version of an article back as a draft: what is public stays', async () => {
  const data = { title: 'Otters', excerpt: 'First', publishedOn: '2026-01-02', ...published };
  const { id } = await cms.create({ collection: 'blog', data: data as never });
  await cms.update({ collection: 'blog', id, data: { excerpt: 'Second', ...published } });
  const where = { parent: { equals: id } };
  const { docs } = await cms.findVersions({ collection: 'blog', where, sort: 'updatedAt' });
  const { status } = await staff.as('editor', `/blog/versions/${docs[0]?.id}?draft=false`, 'POST', {});
  expect(status).toBe(200);
  expect((await cms.findByID({ collection: 'blog', id })).excerpt).toBe('Second');
  expect(await cms.findByID({ collection: 'blog', id, draft: true })).toMatchObject({
    excerpt: 'First',
    _status: 'draft',
  });
});

test('a day of review is the same day in Florida, whichever way it is written', async () => {
  const dates = { reviewedOn: '2026-10-13', nextReviewOn: '2027-04-13T00:00:00.000Z' };
  const data = { title: 'Days', review: dates, ...published };
  const { id } = await cms.create({ collection: 'conditions', data: data as never });
  const { review } = await cms.findByID({ collection: 'conditions', id });
  const inFlorida = [review?.reviewedOn, review?.nextReviewOn].map((day) =>
    new Date(String(day)).toLocaleDateString('en-CA', { timeZone: 'America/New_York' }),
  );
  expect(inFlorida).toEqual(['2026-10-13', '2027-04-13']);
});
