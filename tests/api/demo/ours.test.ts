import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CollectionSlug, Payload, Where } from 'payload';
import { demoCollections } from '@/content/collection-lists';
import { asList, prop } from '@/content/json';
import { remainingDemoContent } from '@/server/cms/demo-remaining';
import { newestChanges } from '@/services/revision/track-writes';
import { copySeeded } from '../../helpers/cms/seeded';

// Before the configuration is read: a public site.
process.env.SITE_URL = 'https://www.example.org';
await copySeeded({ databaseUri: process.env.DATABASE_URI ?? '', mediaDir: process.env.MEDIA_DIR ?? '' });
const { askJson, closeCms, openCms } = await import('../../helpers/cms/api');
const { openStaff } = await import('../../helpers/cms/staff');

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
}, 300_000);
afterAll(closeCms);

type Doc = Record<string, unknown> & { id: string };

const makeOurs = (
  collection: string,
  id: unknown,
  who: 'admin' | 'editor' | 'intake' | 'nobody' = 'editor',
) => staff.as(who, '/demo/ours', 'POST', { collection, id });

const plain = { depth: 0, overrideAccess: true, showHiddenFields: true, trash: true } as const;
async function find(collection: string, id: string, draft = false): Promise<Doc> {
  return (await cms.findByID({ ...plain, collection: collection as 'pages', id, draft })) as unknown as Doc;
}
async function first(collection: string, where: Where = {}): Promise<Doc> {
  const { docs } = await cms.find({
    ...plain,
    collection: collection as 'pages',
    limit: 1,
    where: { and: [{ isDemo: { equals: true } }, where] },
  });
  return docs[0] as unknown as Doc;
}
const versionsOf = async (collection: string, id: string) =>
  asList(
    prop(
      await cms.findVersions({
        collection: collection as 'pages',
        overrideAccess: true,
        depth: 0,
        pagination: false,
        where: { parent: { equals: id } },
      }),
      'docs',
    ),
  ).length;
const isLeft = async (id: string) =>
  (await remainingDemoContent(cms)).some(({ path }) => path.endsWith(`/${id}`));

describe('"This is ours now"', () => {
  const collections = [
    'pages',
    'extra-pages',
    'conditions',
    'therapies',
    'blog',
    'team-members',
    'credentials',
    'media',
  ];

  test('is for every collection whose documents the demo marks', () => {
    expect(
      demoCollections(cms.config)
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual([...collections].sort());
  });

  test.each(collections)('%s: takes the mark and changes nothing else', async (collection) => {
    const before = await first(collection);
    const versions = collection === 'media' ? 0 : await versionsOf(collection, before.id);
    const changes = await newestChanges(cms.db);
    const { status, text } = await makeOurs(collection, before.id);
    expect([status, text]).toEqual([200, '{"isOurs":true}']);
    const { realSince, ...after } = await find(collection, before.id);
    const { realSince: _, ...rest } = before;
    expect(after).toEqual({ ...rest, isDemo: false });
    expect(typeof realSince === 'string').toBe(collection === 'team-members');
    if (collection !== 'media') {
      expect((await find(collection, before.id, true)).isDemo).toBe(false);
      expect(await versionsOf(collection, before.id)).toBe(versions);
    }
    expect(await isLeft(before.id)).toBe(false);
    expect(await newestChanges(cms.db)).not.toEqual(changes);
    expect((await makeOurs(collection, before.id)).status).toBe(200);
  });

  test('leaves a draft unpublished, with its text, and takes its mark too', async () => {
    const { id, summary } = await first('conditions', { slug: { equals: 'depression' } });
    await staff.as('editor', `/conditions/${id}?draft=true`, 'PATCH', { summary: 'Words of a draft.' });
    expect((await find('conditions', id, true)).isDemo).toBe(true);
    expect((await makeOurs('conditions', id)).status).toBe(200);
    expect(await find('conditions', id)).toMatchObject({ summary, isDemo: false, _status: 'published' });
    expect(await find('conditions', id, true)).toMatchObject({
      summary: 'Words of a draft.',
      isDemo: false,
      _status: 'draft',
    });
  });

  test('lets a form that was open before be saved', async () => {
    const { id, updatedAt } = await first('therapies');
    await makeOurs('therapies', id);
    const saved = await staff.as('editor', `/therapies/${id}?draft=true`, 'PATCH', {
      updatedAt,
      summary: 'Typed before the click.',
    });
    expect(saved.status).toBe(200);
    expect((await find('therapies', id, true)).isDemo).toBe(false);
  });

  test('lasts: a page with the demo’s text stays the center’s own when it is saved', async () => {
    const { id } = await first('pages', { name: { equals: 'programs' } });
    const save = async () =>
      (await staff.as('editor', `/pages/${id}`, 'PATCH', { seo: { title: 'Our programs' } })).status;
    expect([await save(), (await find('pages', id)).isDemo]).toEqual([200, true]);
    await makeOurs('pages', id);
    expect([await save(), (await find('pages', id)).isDemo]).toEqual([200, false]);
  });

  test('does not cover a restored version with the demo’s text', async () => {
    const { id } = await first('pages', { name: { equals: 'contact' } });
    await makeOurs('pages', id);
    const { docs } = await cms.findVersions({
      collection: 'pages',
      overrideAccess: true,
      depth: 0,
      where: { parent: { equals: id } },
    });
    expect((await staff.as('editor', `/pages/versions/${docs[0]?.id}`, 'POST', {})).status).toBe(200);
    expect((await find('pages', id)).isDemo).toBe(true);
  });

  test('an invented doctor who is the center’s own now has reviewed nothing before', async () => {
    const reviewed = await first('conditions', { 'review.reviewer': { exists: true } });
    const reviewer = prop(reviewed.review, 'reviewer');
    await makeOurs('conditions', reviewed.id);
    expect((await makeOurs('team-members', reviewer)).status).toBe(200);
    const body = await askJson(`/api/conditions/${String(reviewed.slug)}`);
    expect(prop(prop(body, 'data'), 'review')).not.toHaveProperty('reviewer');
  });

  test('is for administrators and editors', async () => {
    const { id } = await first('blog');
    for (const who of ['nobody', 'intake'] as const)
      expect([who, (await makeOurs('blog', id, who)).status]).toEqual([who, 403]);
    expect((await find('blog', id)).isDemo).toBe(true);
    expect((await makeOurs('blog', id, 'admin')).status).toBe(200);
  });

  test.each<[string, unknown]>([
    ['site-layout', ''],
    ['staff', 'own'],
    ['redirects', '1'],
    ['constructor', '1'],
    ['blog', 'no-such-id'],
    ['blog', { like: '' }],
    ['blog', '019ad000-0000-7000-8000-000000000000'],
  ])('refuses %s %j', async (collection, id) => {
    const own = id === 'own' ? staff.ids.editor : id;
    expect((await makeOurs(collection, own)).status).toBe(404);
  });

  test('“Clear the demo” leaves what is the center’s own', async () => {
    const mine = await Promise.all([
      first('pages'),
      first('conditions'),
      first('blog'),
      first('team-members'),
      first('media'),
    ]);
    const slugs: CollectionSlug[] = ['pages', 'conditions', 'blog', 'team-members', 'media'];
    for (const [at, { id }] of mine.entries()) await makeOurs(slugs[at] ?? '', id);
    const body = { confirmation: 'clear the demo' };
    expect((await staff.as('admin', '/demo/clear', 'POST', body)).status).toBe(200);
    expect(await remainingDemoContent(cms)).toEqual([]);
    for (const [at, { id, title, name, alt, body: text }] of mine.entries()) {
      const left = await find(slugs[at] ?? '', id);
      expect([left.title, left.name, left.alt, left.body]).toEqual([title, name, alt, text]);
    }
  });
});
