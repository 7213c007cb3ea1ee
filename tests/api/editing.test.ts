import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { findRedirect } from '@/server/redirects';
import { previewToken, readPreviewToken, showsDrafts } from '@/server/preview';
import { showPreview } from '@/server/handlers/show-preview';
import { askJson, closeCms, openCms } from '../helpers/api';
import { createPicture, createStaff, published, richText } from '../helpers/content';

let cms: Payload;
let editor: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  cms = await openCms();
  editor = await createStaff(cms, 'editor');
}, 120_000);
afterAll(closeCms);

const condition = (data: object) =>
  cms.create({ collection: 'conditions', data: { title: 'Untitled', ...data } as never });
const change = (id: string, data: object, more: object = {}) =>
  cms.update({ collection: 'conditions', id, data, ...more } as never) as unknown as Promise<{
    slug: string;
  }>;

describe('an address', () => {
  test('follows the title until the first publishing, then stays', async () => {
    const { id } = await condition({ title: 'First words', _status: 'draft' });
    expect((await change(id, { title: 'Better words', _status: 'draft' }, { draft: true })).slug).toBe(
      'better-words',
    );
    expect((await change(id, { ...published })).slug).toBe('better-words');
    expect((await change(id, { title: 'Best words', ...published })).slug).toBe('better-words');
  });

  test('is made free when another one has it', async () => {
    const twins = [await condition({ title: 'Twin' }), await condition({ title: 'Twin' })];
    expect(twins.map(({ slug }) => slug)).toEqual(['twin', 'twin-2']);
  });

  test('that changes leads to the new one, also when a draft had it first', async () => {
    const { id } = await condition({ title: 'Moving', ...published });
    await change(id, { slug: 'moved', _status: 'draft' }, { draft: true });
    expect(await findRedirect('/conditions/moving')).toBeUndefined();
    await change(id, { slug: 'moved', ...published });
    expect(await findRedirect('/conditions/moving')).toBe('/conditions/moved');
    await change(id, { slug: 'moved-again', ...published });
    expect(await findRedirect('/conditions/moving')).toBe('/conditions/moved-again');
    await change(id, { slug: 'moving', ...published });
    expect(await findRedirect('/conditions/moving')).toBeUndefined();
    expect(await findRedirect('/conditions/moved')).toBe('/conditions/moving');
  });
});

describe('categories and tags', () => {
  const post = (title: string, data: object) =>
    cms.create({
      collection: 'blog',
      data: { title, publishedOn: '2026-01-02', ...data, ...published } as never,
    });

  test('a category takes the spelling that is there', async () => {
    await post('One', { category: 'Anxiety' });
    expect((await post('Two', { category: ' anxiety ' })).category).toBe('Anxiety');
  });

  test('tags are split at commas, and none is there twice', async () => {
    expect((await post('Three', { tags: ['sleep, worry', 'Sleep', ' '] })).tags).toEqual(['sleep', 'worry']);
  });

  test('an article with a day to come is not published without a word', async () => {
    await expect(post('Four', { publishedOn: '2126-01-02' })).rejects.toThrow(/Date shown/);
  });
});

describe('a picture', () => {
  test('that is shown is not deleted, and the sentence says where', async () => {
    const { id } = await createPicture(cms, { name: 'used.jpg' });
    const { id: post } = await cms.create({
      collection: 'blog',
      data: { title: 'With a picture', image: id, publishedOn: '2026-01-02', ...published } as never,
    });
    const remove = () => cms.delete({ collection: 'media', id, user: editor, overrideAccess: false });
    await expect(remove()).rejects.toThrow(/still shown in “With a picture” \(Image\)/);
    await cms.update({ collection: 'blog', id: post, data: { image: null } });
    await expect(remove()).resolves.toMatchObject({ id });
  });
});

test('a version says who made it', async () => {
  const { id } = await condition({ title: 'Signed' });
  await change(id, { summary: 'New' }, { user: editor, overrideAccess: false });
  const { docs } = await cms.findVersions({
    collection: 'conditions',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    depth: 0,
  });
  expect(docs[0]?.version).toMatchObject({ changedBy: editor.name });
});

test('what is planned is published when its time has come, also after a pause', async () => {
  const { id } = await condition({ title: 'Planned', slug: 'planned', _status: 'draft' });
  await cms.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'conditions', value: id } } as never,
    waitUntil: new Date(Date.now() - 60_000),
  });
  await cms.jobs.run({ silent: true });
  expect(await askJson('/api/conditions/planned')).toMatchObject({ data: { title: 'Planned' } });
});

test('the treatment of a condition is a rich text, and HTML in the API', async () => {
  await condition({ title: 'Treated', treatments: richText('One', 'Two'), ...published });
  expect(await askJson('/api/conditions/treated')).toMatchObject({
    data: { treatments: '<p>One</p><p>Two</p>' },
  });
});

describe('a link to a preview', () => {
  const day = 24 * 60 * 60 * 1000;

  test('is good for a day, for its page, and only as it was signed', () => {
    const token = previewToken('/conditions/anxiety');
    expect(readPreviewToken(token)).toMatchObject({ path: '/conditions/anxiety' });
    expect(readPreviewToken(token, Date.now() + day + 1000)).toBeNull();
    expect(readPreviewToken(`${token}x`)).toBeNull();
    expect(readPreviewToken('')).toBeNull();
    expect(showsDrafts(`a=b; payload-preview=${token}`)).toBe(true);
    expect(showsDrafts('payload-preview=forged.token')).toBe(false);
  });

  test('opens the page and is never kept; a forged one is refused in words', async () => {
    const open = (token: string) => showPreview(new Request(`http://127.0.0.1:3000/preview?token=${token}`));
    const opened = open(previewToken('/about'));
    expect([opened.status, opened.headers.get('location')]).toEqual([307, '/about']);
    expect(opened.headers.get('cache-control')).toBe('private, no-store');
    expect(opened.headers.get('set-cookie')).toMatch(/^payload-preview=.*HttpOnly; SameSite=Lax/);
    const refused = open('forged.token');
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([410, null]);
    expect(await refused.text()).toMatch(/no longer good/);
  });
});
