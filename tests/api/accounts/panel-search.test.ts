import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { asList, prop } from '@/content/json';
import { closeCms, openCms } from '../../helpers/cms/api';
import { createPicture, published, richText } from '../../helpers/fixtures/content';
import { openStaff } from '../../helpers/cms/staff';

let cms: Payload;
let as: Awaited<ReturnType<typeof openStaff>>['as'];
beforeAll(async () => {
  cms = await openCms();
  ({ as } = await openStaff(cms));
  const image = (await createPicture(cms)).id;
  await cms.update({ collection: 'media', id: image, data: { alt: 'A quokka in the grass' } });
  const post = { title: 'Autumn', slug: 'autumn', content: richText('Leaves.'), image, ...published };
  const { id } = await cms.create({ collection: 'blog', data: post as never });
  const data = { content: richText('A quokka in a draft.'), _status: 'draft' };
  await cms.update({ collection: 'blog', id, data: data as never, draft: true });
  await cms.updateGlobal({
    slug: 'site-layout',
    data: { contact: { name: 'Quokka House' }, ...published },
  } as never);
  const message = {
    firstName: 'Jane',
    lastName: 'Quokka',
    email: 'jane@example.org',
    message: 'Please call.',
    status: 'new',
    idempotencyKey: 'k-12345678',
  };
  await cms.create({ collection: 'contact-messages', data: message as never });
}, 60_000);
afterAll(closeCms);

async function search(who: Parameters<typeof as>[0], query: unknown) {
  const response = await as(who, '/search-panel', 'POST', { query });
  const groups = asList(prop(JSON.parse(response.text), 'groups'));
  return { status: response.status, labels: groups.map((group) => prop(group, 'label')), groups };
}

test('an administrator finds texts with their drafts, pictures, settings and messages', async () => {
  const { labels, groups } = await search('admin', 'QUOKKA');
  expect(labels).toEqual(
    expect.arrayContaining(['Messages', 'Pictures and films', 'Articles', 'Settings of the site']),
  );
  const blog = groups.find((group) => prop(group, 'label') === 'Articles');
  expect(prop(blog, 'found')).toEqual([
    {
      title: 'Autumn',
      excerpt: 'A quokka in a draft.',
      path: expect.stringMatching(/^\/collections\/blog\/\w/) as unknown,
    },
  ]);
});

test('an editor finds no message, intake nothing else, a visitor nothing at all', async () => {
  expect((await search('editor', 'quokka')).labels).not.toContain('Messages');
  expect((await search('editor', 'jane')).labels).toEqual([]);
  expect((await search('intake', 'quokka')).labels).toEqual(['Messages']);
  expect(await search('nobody', 'quokka')).toMatchObject({ status: 401, labels: [] });
});

test('whoever searches messages is in the audit trail; the words are not', async () => {
  await cms.db.deleteMany({ collection: 'audit-trail', where: {}, req: {} });
  await search('intake', 'jane call');
  const { docs } = await cms.find({ collection: 'audit-trail', overrideAccess: true });
  expect(docs.map(({ action }) => action)).toEqual(['listed']);
  expect(JSON.stringify(docs).toLowerCase()).not.toContain('jane');
});

test('no words, or something else than words, find nothing', async () => {
  for (const query of ['', '   ', null, { like: '%' }])
    expect(await search('admin', query)).toMatchObject({ status: 200, labels: [] });
});
