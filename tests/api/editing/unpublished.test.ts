import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { ask, askJson, closeCms, openCms } from '../../helpers/cms/api';
import { createPage, createPicture, createStaff, published, richText } from '../../helpers/fixtures/content';

let cms: Payload;
const HIDDEN = 'Hidden words';

beforeAll(async () => {
  cms = await openCms();
  await createStaff(cms, 'editor');
}, 60_000);
afterAll(closeCms);

const kinds = [
  ['therapies', '/api/therapies', { heading1: HIDDEN, text1: richText(HIDDEN), summary: HIDDEN }],
  ['conditions', '/api/conditions', { heading1: HIDDEN, text1: richText(HIDDEN), summary: HIDDEN }],
  ['blog', '/api/blog', { excerpt: HIDDEN, content: richText(HIDDEN) }],
] as const;

describe.each(kinds)('in %s', (collection, path, hidden) => {
  const create = (slug: string, data: object, isDraft = false) =>
    cms.create({
      collection,
      draft: isDraft,
      data: { title: slug, slug, ...data, _status: isDraft ? 'draft' : 'published' } as never,
    });
  const isShown = async (slug: string) => {
    const list = JSON.stringify(await askJson(path));
    const status = (await ask(`${path}/${slug}`)).status;
    expect([list.includes(`"${slug}"`), status]).toEqual(status === 200 ? [true, 200] : [false, 404]);
    return status === 200;
  };

  test('a draft is invisible, by slug, by id and in the list', async () => {
    const { id } = await create('a-draft', hidden, true);
    expect(await isShown('a-draft')).toBe(false);
    expect((await ask(`${path}/${id}`)).status).toBe(404);
  });

  test('a text with an unpublished change shows the published version', async () => {
    const { id } = await create('changed', {});
    const before = await askJson(`${path}/changed`);
    await cms.update({
      collection,
      id,
      draft: true,
      data: { ...hidden, title: HIDDEN, slug: 'moved', _status: 'draft' } as never,
    });
    expect(await askJson(`${path}/changed`)).toEqual(before);
    expect(await isShown('moved')).toBe(false);
    expect(JSON.stringify(await askJson(path))).not.toContain(HIDDEN);
    await cms.update({ collection, id, data: { ...hidden, slug: 'moved', _status: 'published' } as never });
    expect(JSON.stringify(await askJson(`${path}/moved`))).toContain(HIDDEN);
    expect(await isShown('changed')).toBe(false);
    await cms.delete({ collection, id });
  });

  test('what is unpublished disappears, and so does what is deleted', async () => {
    const { id } = await create('gone', {});
    expect(await isShown('gone')).toBe(true);
    await cms.update({ collection, id, data: { _status: 'draft' } as never });
    expect(await isShown('gone')).toBe(false);
    await cms.update({ collection, id, data: { _status: 'published' } as never });
    expect(await isShown('gone')).toBe(true);
    await cms.delete({ collection, id });
    expect(await isShown('gone')).toBe(false);
  });

  test('nothing but the fields of spec §3 leaves the server', async () => {
    const image = String((await createPicture(cms, { name: `${collection}.jpg` })).id);
    await create('whole', collection === 'blog' ? { ...hidden, image } : hidden);
    for (const key of LEAKS) expect(keysOf(await askJson(`${path}/whole`))).not.toContain(key);
    for (const key of LEAKS) expect(keysOf(await askJson(path))).not.toContain(key);
  });
});

test('a person who is not published is neither listed nor named as author or reviewer', async () => {
  const hidden = await cms.create({
    collection: 'team-members',
    draft: true,
    data: { name: HIDDEN, title: HIDDEN, _status: 'draft' },
  });
  const known = await cms.create({
    collection: 'team-members',
    data: { name: 'Known', title: 'Nurse', ...published },
  });
  await cms.update({
    collection: 'team-members',
    id: known.id,
    draft: true,
    data: { name: HIDDEN, _status: 'draft' },
  });
  const review = { author: hidden.id, reviewer: known.id, sources: [] };
  await cms.create({
    collection: 'conditions',
    data: { title: 'Reviewed', slug: 'reviewed', review, ...published },
  });

  const people = (await askJson('/api/team-members')) as { data: { name: string }[] };
  expect(people.data.map(({ name }) => name)).toEqual(['Known']);
  const { data } = (await askJson('/api/conditions/reviewed')) as { data: { review: unknown } };
  expect(data.review).toEqual({ reviewer: 'Known', reviewerTitle: 'Nurse', sources: [] });
});

test('an unpublished page responds without text, so that the built-in text is shown', async () => {
  await createPage(cms, 'about', {
    words: { 'hero.pageTitle': HIDDEN },
    seo: { title: HIDDEN },
    isDraft: true,
  });
  const body = await askJson('/api/pages/about');
  expect(JSON.stringify(body)).not.toContain(HIDDEN);
  expect(body).toMatchObject({ data: { content: expect.arrayContaining([{ name: 'hero', elements: [] }]) } });
});

test('a page and a layout with unpublished changes show the published version', async () => {
  const { id } = await createPage(cms, 'privacy', { words: { 'hero.pageTitle': 'Published title' } });
  const { docs } = await cms.find({ collection: 'pages', where: { id: { equals: id } }, depth: 0 });
  const body = structuredClone(docs[0]?.body);
  Object.assign(body?.[0] ?? {}, { hero: { pageTitle: HIDDEN } });
  await cms.update({ collection: 'pages', id, draft: true, data: { body, _status: 'draft' } });
  const shown = JSON.stringify(await askJson('/api/pages/privacy'));
  expect(shown).toContain('Published title');
  expect(shown).not.toContain(HIDDEN);

  const company = (name: string) => ({ contact: { name } });
  await cms.updateGlobal({ slug: 'site-layout', data: { ...company('Published name'), ...published } });
  await cms.updateGlobal({
    slug: 'site-layout',
    draft: true,
    data: { ...company(HIDDEN), _status: 'draft' },
  });
  const layout = JSON.stringify(await askJson('/api/globals/site-layout'));
  expect(layout).toContain('Published name');
  expect(layout).not.toContain(HIDDEN);
});

test('no response contains staff or messages', async () => {
  await cms.create({
    collection: 'contact-messages',
    data: {
      firstName: 'Visitor words',
      lastName: 'B',
      email: 'visitor@example.org',
      message: 'Visitor words',
      idempotencyKey: 'k',
      status: 'new',
    },
  });
  const paths = ['pages/homepage', 'globals/site-layout', 'therapies', 'conditions', 'team-members', 'blog'];
  for (const path of paths)
    expect(JSON.stringify(await askJson(`/api/${path}`))).not.toMatch(
      /staff\.example|visitor@|Visitor words/,
    );
  for (const path of [
    'staff',
    'contact-messages',
    'media',
    'users',
    'pages',
    'globals/other',
    'payload-preferences',
  ])
    expect((await ask(`/api/${path}`)).status).toBe(404);
});

const LEAKS = [
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'order',
  'blockType',
  'blockName',
  'email',
  'password',
  'hash',
  'salt',
  'sizes',
  'filename',
  'mimeType',
  'filesize',
  'focalX',
];

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...keysOf(part)]);
}
