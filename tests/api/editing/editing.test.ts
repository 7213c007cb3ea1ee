import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import type { Payload, TextField } from 'payload';
import { prop } from '@/content/json';
import { findRedirect } from '@/server/cms/redirects';
import { askJson, closeCms, openCms } from '../../helpers/cms/api';
import { askCms, signIn } from '../../helpers/cms/ask-cms';
import { createPicture, createStaff, published, richText } from '../../helpers/fixtures/content';

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

  test('is cut to make room for the number, and not after a hyphen', async () => {
    const title = 'What to know about a medicine before you start it, and what it is prescribed for';
    const slugs: string[] = [];
    for (let time = 0; time < 3; time += 1) slugs.push((await condition({ title })).slug ?? '');
    const stem = 'what-to-know-about-a-medicine-before-you-start-it-and-what-it-is-prescribed';
    expect(slugs).toEqual([`${stem}-for`, `${stem}-2`, `${stem}-3`]);
  });

  test('does not block the trash: drafts with another document’s slug can be deleted and restored', async () => {
    const [one, other, third] = await Promise.all(
      ['Owner of the address', 'Second', 'Third'].map((title) => condition({ title, _status: 'draft' })),
    );
    const token = await signIn(editor.email, 'a password for tests');
    const send = async (id: unknown, body: object, query = '') =>
      (await askCms(`/conditions/${String(id)}${query}`, { method: 'PATCH', token, body })).status;
    for (const doc of [other, third])
      await send(doc?.id, { slug: 'owner-of-the-address', _status: 'draft' }, '?draft=true&autosave=true');
    const deletedAt = new Date().toISOString();
    for (const doc of [one, other, third]) expect(await send(doc?.id, { deletedAt })).toBe(200);
    const { docs } = await cms.find({
      collection: 'conditions',
      trash: true,
      sort: 'slug',
      where: { slug: { like: 'owner-of-the-address' } },
    });
    expect(docs.map(({ slug }) => slug)).toEqual(
      ['', '-2', '-3'].map((number) => `owner-of-the-address${number}`),
    );
    for (const doc of [one, other, third])
      expect(await send(doc?.id, { deletedAt: null }, '?trash=true')).toBe(200);
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

  test('that leads round in a circle leads nowhere', async () => {
    const put = (from: string, url: string) =>
      cms.create({ collection: 'redirects', data: { from, to: { type: 'custom', url } } });
    await put('/circle-a', '/circle-b');
    expect(await findRedirect('/circle-a')).toBe('/circle-b');
    await put('/circle-b', '/circle-a');
    expect([await findRedirect('/circle-a'), await findRedirect('/circle-b')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

test('a link to a page of the site, pasted as an address, becomes a link to its document; others stay', async () => {
  const target = await condition({ title: 'Linked to', slug: 'linked-to', ...published });
  const link = (url: string) => ({
    type: 'link',
    version: 3,
    format: '',
    indent: 0,
    direction: 'ltr',
    fields: { linkType: 'custom', url, newTab: false },
    children: [{ type: 'text', version: 1, text: url, format: 0, mode: 'normal', style: '', detail: 0 }],
  });
  const urls = [
    '/conditions/linked-to',
    'http://127.0.0.1:3000/conditions/linked-to',
    '/conditions/linked-to#symptoms',
    '/conditions/nowhere',
    'https://www.example.com/conditions/linked-to',
  ];
  const text = richText('Words');
  Object.assign(text.root.children[0] ?? {}, { children: urls.map(link) });
  const token = await signIn(editor.email, 'a password for tests');
  const body = { title: 'With links', content: text, _status: 'draft' };
  const { text: answer } = await askCms('/blog?draft=true&depth=0', { method: 'POST', token, body });
  const { doc } = JSON.parse(answer) as { doc: { content: ReturnType<typeof richText> } };
  const links = (prop(doc.content.root.children[0], 'children') as { fields: Record<string, unknown> }[]).map(
    ({ fields: { linkType, url, doc } }) => (linkType === 'internal' ? doc : url),
  );
  const internal = { relationTo: 'conditions', value: target.id };
  expect(links).toEqual([internal, internal, ...urls.slice(2)]);
  const asked = await Promise.all(
    urls.map((url) => askCms(`/document-of-address?address=${encodeURIComponent(url)}`, { token })),
  );
  expect(asked.map((found) => prop(JSON.parse(found.text), 'doc'))).toEqual([
    internal,
    internal,
    null,
    null,
    null,
  ]);
  expect((await askCms('/document-of-address?address=/conditions/linked-to')).status).toBe(403);
});

test('the dialog of a link refuses an address that would not be stored, and says how to write one', () => {
  const content = cms.collections.blog.config.flattenedFields.find(({ name }) => name === 'content');
  const { editorConfig } = prop(content, 'editor') as LexicalRichTextAdapter;
  const fields = editorConfig.features.getSubFields?.get('link')?.({ node: {} as never, req: {} as never });
  const url = fields?.find((field) => prop(field, 'name') === 'url') as TextField;
  const said = (typed: string, linkType = 'custom') =>
    url.validate?.(typed as never, { siblingData: { linkType } } as never);
  for (const typed of ['info@example.org', '561-555-0142', '/about', '/café', 'https://example.org'])
    expect(said(typed)).toBe(true);
  for (const typed of ['https://', 'javascript:alert(1)', 'about us'])
    expect(said(typed)).toContain('Begin with https://');
  expect(said('', 'internal')).toBe(true);
  // Payload's hook would percent-encode what it does not know.
  expect(url.hooks).toEqual({});
});

describe('tags and dates of articles', () => {
  const post = (title: string, data: object) =>
    cms.create({
      collection: 'blog',
      data: { title, publishedOn: '2026-01-02', ...data, ...published } as never,
    });

  test('tags are split at commas, and none is there twice', async () => {
    expect((await post('Three', { tags: ['sleep, worry', 'Sleep', ' '] })).tags).toEqual(['sleep', 'worry']);
  });

  test('an article with a day to come is not published without a word', async () => {
    await expect(post('Four', { publishedOn: '2126-01-02' })).rejects.toThrow(/Date shown/);
  });
});

describe('a picture', () => {
  test('in use cannot be deleted, and the message says where it is used', async () => {
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

test('a person who was deleted while a form was open is reported as gone, and nothing fails', async () => {
  const person = await cms.create({
    collection: 'team-members',
    data: { name: 'Gone Soon', title: 'Nurse', ...published },
  });
  const { id } = await condition({ title: 'Open form', ...published });
  await cms.delete({ collection: 'team-members', id: person.id });
  const token = await signIn(editor.email, 'a password for tests');
  const { status, text } = await askCms(`/conditions/${id}?draft=true`, {
    method: 'PATCH',
    token,
    body: { review: { reviewer: person.id }, _status: 'draft' },
  });
  // MongoDB stores a reference to a missing document, which counts as empty.
  if (status !== 200)
    expect([status, text]).toEqual([409, expect.stringContaining('deleted in the meantime')]);
  expect(status).toBeLessThan(500);
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
    input: {
      type: 'publish',
      doc: { relationTo: 'conditions', value: id },
      user: { relationTo: 'staff', value: editor.id },
    } as never,
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
