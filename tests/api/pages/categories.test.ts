import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { asList, prop } from '@/content/json';
import { askJson, closeCms, openCms } from '../../helpers/cms/api';
import { openStaff } from '../../helpers/cms/staff';
import { createCategory, published } from '../../helpers/fixtures/content';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
let sleep: string;
let anxiety: string;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
  [sleep, anxiety] = [await createCategory(cms, '  Sleep  well '), await createCategory(cms, 'Anxiety')];
}, 120_000);
afterAll(closeCms);

const post = (title: string, data: object) =>
  cms.create({
    collection: 'blog',
    data: { title, publishedOn: '2026-01-02', ...data, ...published } as never,
  });
const shown = async () =>
  asList(prop(await askJson('/api/blog'), 'data')).map((entry) => [
    prop(entry, 'title'),
    prop(entry, 'category'),
  ]);
const message = (text: string) => String(prop(asList(prop(JSON.parse(text), 'errors'))[0], 'message'));

test('a name is there once, in upper or lower case, with single spaces', async () => {
  const first = await cms.findByID({ collection: 'categories', id: sleep });
  expect(first.name).toBe('Sleep well');
  for (const name of ['sleep  WELL', 'Sleep well', '', 'x'.repeat(41)])
    expect([name, (await staff.as('editor', '/categories', 'POST', { name })).status]).toEqual([name, 400]);
  expect((await staff.as('editor', `/categories/${sleep}`, 'PATCH', { name: 'Sleep Well' })).status).toBe(
    200,
  );
  expect((await staff.as('intake', '/categories', 'POST', { name: 'Inbox' })).status).toBe(403);
});

test('a new name is on every article at once, and changes no draft', async () => {
  const { id } = await post('Five', { category: sleep });
  await cms.update({
    collection: 'blog',
    id,
    draft: true,
    data: { excerpt: 'Not public yet', _status: 'draft' },
  });
  expect(await shown()).toEqual([['Five', 'Sleep Well']]);
  await staff.as('editor', `/categories/${sleep}`, 'PATCH', { name: 'Rest' });
  expect(await shown()).toEqual([['Five', 'Rest']]);
  expect(prop(prop(await askJson('/api/blog/five'), 'data'), 'category')).toBe('Rest');
  const draft = await cms.findByID({ collection: 'blog', id, draft: true });
  expect([draft.excerpt, prop(draft.category, 'name')]).toEqual(['Not public yet', 'Rest']);
});

test('a category that articles, drafts or the trash have stays; merged into another one it can go', async () => {
  const { id: onlyDraft } = await post('Six', {});
  await cms.update({
    collection: 'blog',
    id: onlyDraft,
    draft: true,
    data: { category: sleep, _status: 'draft' },
  });
  await post('Seven', { category: sleep, deletedAt: '2026-02-03T00:00:00.000Z' });
  const refused = await staff.as('editor', `/categories/${sleep}`, 'DELETE');
  expect([refused.status, message(refused.text)]).toEqual([
    409,
    '3 articles have this category, with drafts and the trash. Choose another category there first; then this one can be deleted.',
  ]);
  const ofSleep = `/blog?where[category][equals]=${sleep}`;
  const merge = { category: anxiety, ...published };
  expect((await staff.as('editor', ofSleep, 'PATCH', merge)).status).toBe(200);
  expect((await staff.as('editor', `/blog/${onlyDraft}`, 'PATCH', merge)).status).toBe(200);
  expect(message((await staff.as('editor', `/categories/${sleep}`, 'DELETE')).text)).toMatch(
    /^One article has/,
  );
  await cms.delete({ collection: 'blog', trash: true, where: { title: { equals: 'Seven' } } });
  expect((await staff.as('editor', `/categories/${sleep}`, 'DELETE')).status).toBe(200);
  expect((await shown()).map(([, category]) => category)).toEqual(['Anxiety', 'Anxiety']);
});

test('no category is named like the choice of all; a call or an import gets another name', async () => {
  for (const name of ['all', ' All ', 'ALL']) {
    const { status, text } = await staff.as('editor', '/categories', 'POST', { name });
    expect([status, text]).toEqual([400, expect.stringContaining('stands for all categories')]);
  }
  const given = { title: 'From elsewhere', category: 'All', _status: 'draft' };
  expect((await staff.as('editor', '/blog', 'POST', given)).status).toBe(201);
  const { docs } = await cms.find({ collection: 'categories', where: { name: { equals: 'All topics' } } });
  expect(docs).toHaveLength(1);
  await cms.delete({ collection: 'blog', where: { title: { equals: 'From elsewhere' } } });
  await cms.delete({ collection: 'categories', id: docs[0]?.id ?? '' });
});

test('a call may name a category, old or new; one that was deleted meanwhile is refused', async () => {
  const save = (category: string) =>
    staff.as('editor', '/blog', 'POST', { title: `About ${category}`, category, _status: 'draft' });
  const named = async () =>
    (await cms.find({ collection: 'categories', sort: 'name' })).docs.map(({ name }) => name);
  expect([(await save(' anxiety ')).status, await named()]).toEqual([201, ['Anxiety']]);
  expect([(await save('Grief')).status, await named()]).toEqual([201, ['Anxiety', 'Grief']]);
  const gone = await createCategory(cms, 'Short-lived');
  await cms.delete({ collection: 'categories', id: gone });
  const refused = await save(gone);
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining('This category was deleted meanwhile. Choose another one.'),
  ]);
});
