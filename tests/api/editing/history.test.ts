import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { CONTENT_ACTIONS } from '@/services/audit/audit-trail';
import { panelPathOf } from '@/panel/dashboard/history/panel-path-of';
import { closeCms, openCms } from '../../helpers/cms/api';
import { published } from '../../helpers/fixtures/content';
import { openStaff } from '../../helpers/cms/staff';

let cms: Payload;
let as: Awaited<ReturnType<typeof openStaff>>['as'];
beforeAll(async () => {
  cms = await openCms();
  ({ as } = await openStaff(cms));
}, 60_000);
afterAll(closeCms);

/** The entries since the last time, the oldest first. */
async function newEntries() {
  const where = { action: { in: CONTENT_ACTIONS } };
  const { docs } = await cms.find({
    collection: 'audit-trail',
    where,
    sort: 'createdAt',
    pagination: false,
    overrideAccess: true,
  });
  await cms.db.deleteMany({ collection: 'audit-trail', where, req: {} });
  return docs.map(({ who, action, what, messages }) => [who, action, what, messages]);
}
const person = { title: 'Nurse', bio: 'Words that the history never has.' };
const create = async (name: string) => {
  const response = await as('editor', '/team-members?draft=true', 'POST', {
    name,
    ...person,
    _status: 'draft',
  });
  const { doc } = JSON.parse(response.text) as { doc: { id: string } };
  return doc.id;
};

test('says who changed, published, took down and deleted a document, with its title only', async () => {
  const id = await create('Ada Heron');
  const path = `/team-members/${id}`;
  expect((await as('admin', path, 'PATCH', { ...published })).status).toBe(200);
  expect((await as('editor', path, 'PATCH', { _status: 'draft' })).status).toBe(200);
  expect(
    (await as('admin', `${path}?trash=true`, 'PATCH', { deletedAt: new Date().toISOString() })).status,
  ).toBe(200);
  const entries = await newEntries();
  expect(entries.map(([, action]) => action)).toEqual([
    'content-changed',
    'published',
    'unpublished',
    'content-deleted',
  ]);
  for (const [, , what, about] of entries)
    expect([what, about]).toEqual(['Team member “Ada Heron”', `team-members/${id}`]);
  expect(new Set(entries.map(([who]) => who)).size).toBe(2);
});

test('saves of a draft make one entry for each person, until it is published', async () => {
  const id = await create('Bo Egret');
  const path = `/team-members/${id}?draft=true&autosave=true`;
  for (const title of ['One', 'Two', 'Three'])
    expect((await as('editor', path, 'PATCH', { title, _status: 'draft' })).status).toBe(200);
  await as('admin', path, 'PATCH', { title: 'Four', _status: 'draft' });
  expect((await newEntries()).map(([, action]) => action)).toEqual(['content-changed', 'content-changed']);
  await as('editor', `/team-members/${id}`, 'PATCH', { ...published });
  await as('editor', path, 'PATCH', { title: 'Five', _status: 'draft' });
  expect((await newEntries()).map(([, action]) => action)).toEqual(['published', 'content-changed']);
});

test('settings and the layout are in it; the site’s own work is not', async () => {
  const layout = { contact: { name: 'Quiet Water' }, ...published };
  expect((await as('editor', '/globals/site-layout', 'POST', layout)).status).toBe(200);
  expect((await as('admin', '/globals/inbox-settings', 'POST', { remindAfter: 3 })).status).toBe(200);
  await cms.create({ collection: 'team-members', data: { name: 'Cy', ...person, ...published } as never });
  expect((await newEntries()).map(([, action, what, about]) => [action, what, about])).toEqual([
    ['published', 'Contact, header and footer', 'globals/site-layout'],
    ['content-changed', 'Inbox settings', 'globals/inbox-settings'],
  ]);
});

test.each([
  ['conditions/0190', '/collections/conditions/0190'],
  ['globals/brand', '/globals/brand'],
  ['—', undefined],
  ['0190', undefined],
  ['a/b/c', undefined],
  ['../staff', undefined],
])('an entry about %s leads to %s', (about, path) => expect(panelPathOf(about)).toBe(path));
