import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CollectionSlug, Payload } from 'payload';
import { readPage } from '@/content/derive/from-api';
import { pageSchemas, type PageName } from '@/content/schema/schemas';
import { reset } from '../../../seed/reset';
import { createMissingPages } from '../../../seed/missing-pages';
import { seedContent } from '../../../seed/seed';
import { askJson, closeCms, openCms } from '../../helpers/cms/api';
import { createStaff, richText } from '../../helpers/fixtures/content';

const SEEDED = [
  'pages',
  'extra-pages',
  'conditions',
  'therapies',
  'blog',
  'categories',
  'team-members',
  'credentials',
  'media',
] as const;
let cms: Payload;
let created: number;
beforeAll(async () => {
  cms = await openCms();
  created = await seedContent(cms);
}, 120_000);
afterAll(closeCms);

/** Every document and version with all fields, to compare later. */
async function everything() {
  const collections: readonly CollectionSlug[] = [...SEEDED, 'contact-messages', 'staff'];
  const documents = [];
  for (const collection of collections) {
    const { docs } = await cms.find({
      collection,
      depth: 0,
      pagination: false,
      sort: 'id',
      showHiddenFields: true,
    });
    const isVersioned = !['categories', 'media', 'contact-messages', 'staff'].includes(collection);
    const versions = isVersioned ? await cms.countVersions({ collection }) : null;
    documents.push([collection, docs, versions]);
  }
  return [documents, await cms.findGlobal({ slug: 'site-layout', depth: 0 })];
}

/** The eight of the specification, and two of them in Spanish. */
const CONDITIONS = 10;

describe('the first time', () => {
  test('everything is there and published', async () => {
    const counts = Object.fromEntries(
      await Promise.all(
        SEEDED.map(async (collection) => [collection, (await cms.count({ collection })).totalDocs]),
      ),
    ) as Record<string, number>;
    expect(counts).toMatchObject({
      pages: Object.keys(pageSchemas).length,
      conditions: CONDITIONS,
      therapies: 5,
      'team-members': 6,
    });
    expect(counts.blog).toBeGreaterThanOrEqual(8);
    // Articles bring their categories.
    const { categories = 0, ...others } = counts;
    expect(categories).toBeGreaterThan(3);
    expect(created).toBe(Object.values(others).reduce((sum, count) => sum + count, 1));
    for (const collection of [
      'pages',
      'extra-pages',
      'conditions',
      'therapies',
      'blog',
      'team-members',
      'credentials',
    ] as const)
      expect(await cms.count({ collection, where: { _status: { not_equals: 'published' } } })).toEqual({
        totalDocs: 0,
      });
  });

  test('every route of spec §2 has its text', async () => {
    const conditions = [
      'anxiety',
      'depression',
      'bipolar',
      'ptsd',
      'panic-disorder',
      'ocd',
      'adhd',
      'schizophrenia',
    ];
    for (const slug of conditions) {
      const { data } = (await askJson(`/api/conditions/${slug}`)) as { data: Record<string, string> };
      for (const part of ['title', 'heading1', 'text1', 'symptoms', 'treatments'])
        expect([slug, part, data[part]?.length]).not.toEqual([slug, part, 0]);
      expect(data.text1?.match(/<p>/g)?.length).toBeGreaterThanOrEqual(2);
    }
    for (const slug of ['cbt', 'mindfulness-therapy', 'emdr', 'dbt', 'family-systems']) {
      const { data } = (await askJson(`/api/therapies/${slug}`)) as { data: Record<string, string> };
      for (const part of ['title', 'heading1', 'text1', 'benefits', 'approach'])
        expect([slug, part, (data[part] ?? '').length > 3]).toEqual([slug, part, true]);
    }
  });

  test('a list that goes on keeps its number, and every crisis number is a link, also one that an editor only typed', async () => {
    const { data } = (await askJson('/api/blog/questions-about-medication')) as { data: { content: string } };
    expect(data.content).toContain('<ol start="6">');
    for (const slug of ['ptsd', 'depression']) {
      const { data: condition } = (await askJson(`/api/conditions/${slug}`)) as {
        data: { symptoms: string };
      };
      expect(condition.symptoms).toContain('<a href="sms:988">text</a> <a href="tel:988">988</a>');
      expect(condition.symptoms).toContain('<a href="sms:838255">838255</a>');
    }
    const typed = (await cms.create({
      collection: 'therapies',
      data: {
        title: 'Typed',
        slug: 'typed',
        text1: richText('Call or text 988, or 911.'),
        _status: 'published',
      },
    })) as { id: string };
    const { data: therapy } = (await askJson('/api/therapies/typed')) as { data: { text1: string } };
    expect(therapy.text1).toBe(
      '<p>Call or <a href="sms:988">text</a> <a href="tel:988">988</a>, or <a href="tel:911">911</a>.</p>',
    );
    await cms.delete({ collection: 'therapies', id: typed.id });
  });

  test('menus and lists are in the order of the routes', async () => {
    const slugs = async (path: string) =>
      ((await askJson(path)) as { data: { slug: string }[] }).data.map(({ slug }) => slug);
    expect(await slugs('/api/therapies')).toEqual([
      'cbt',
      'mindfulness-therapy',
      'emdr',
      'dbt',
      'family-systems',
    ]);
    expect((await slugs('/api/conditions')).slice(0, 3)).toEqual(['anxiety', 'depression', 'bipolar']);
  });

  test('each page, condition, therapy and post has a description for search engines; fixed pages leave their title to the rules of spec §2', async () => {
    for (const collection of ['pages', 'conditions', 'therapies', 'blog'] as const) {
      const { docs } = await cms.find({ collection, pagination: false, depth: 0 });
      for (const { seo } of docs) {
        expect((seo?.description ?? '').length).toBeGreaterThan(50);
        expect(Boolean(seo?.title)).toBe(collection !== 'pages');
      }
    }
  });

  test('posts stand in several categories, some are featured, and all have tags and a reading time', async () => {
    const { data } = (await askJson('/api/blog')) as {
      data: {
        category: string;
        featured: boolean;
        tags: string[];
        readTime: number;
        imageUrl: string | null;
      }[];
    };
    expect(new Set(data.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(data.map(({ featured }) => featured))).toEqual(new Set([true, false]));
    expect(data.every(({ tags, readTime, imageUrl }) => tags.length > 0 && readTime > 0 && imageUrl)).toBe(
      true,
    );
  });

  test('some of the team have a picture and some have none', async () => {
    const { data } = (await askJson('/api/team-members')) as { data: { imageUrl: string | null }[] };
    expect(new Set(data.map(({ imageUrl }) => imageUrl !== null))).toEqual(new Set([true, false]));
  });

  test('the pictures of the pages are shown, and every one has alternative text', async () => {
    const home = readPage(pageSchemas.homepage, await askJson('/api/pages/homepage'));
    expect(home.hero.backgroundVideo?.src).toMatch(/hero\.webm$/);
    expect(home.about.lobbyImage?.alt).toMatch(/lobby/i);
    const { gallery } = readPage(pageSchemas.gallery, await askJson('/api/pages/gallery'));
    expect(gallery.images).toHaveLength(8);
    expect(gallery.images.every(({ alt }) => !alt.startsWith('Gallery image'))).toBe(true);
  });

  test('no picture of the seed is missing from any page', async () => {
    const bodies = await Promise.all(
      (Object.keys(pageSchemas) as PageName[]).map((name) => askJson(`/api/pages/${name}`)),
    );
    const used = new Set(JSON.stringify(bodies).match(/\/file\/[^"]+/g));
    const { docs } = await cms.find({ collection: 'media', pagination: false });
    for (const address of used)
      expect(docs.map(({ filename }) => `/file/${filename}`)).toContain(decodeURIComponent(address));
  });
});

describe('the second time', () => {
  test('nothing is created and nothing changes, not even a version', async () => {
    const before = await everything();
    expect(await seedContent(cms)).toBe(0);
    expect(await everything()).toEqual(before);
  });

  test('what an editor has changed, drafted, moved or unpublished stays so', async () => {
    const change = (
      collection: 'conditions' | 'therapies' | 'blog',
      slug: string,
      data: object,
      draft = false,
    ) => cms.update({ collection, where: { slug: { equals: slug } }, data: data as never, draft });
    await change('conditions', 'anxiety', { title: 'Edited', summary: null });
    await change('conditions', 'ocd', { title: 'Only drafted', slug: 'ocd-moved', _status: 'draft' }, true);
    await change('therapies', 'emdr', { _status: 'draft' });
    await change('blog', 'php-or-iop', { content: null, tags: [], image: null });
    await cms.update({
      collection: 'media',
      where: { filename: { equals: 'lobby.jpg' } },
      data: { alt: 'Edited' },
    });
    await cms.update({
      collection: 'pages',
      where: { name: { equals: 'about' } },
      data: { body: [{ blockType: 'about' }] as never },
    });
    await cms.updateGlobal({
      slug: 'site-layout',
      data: { contact: { name: 'Elm House' }, footer: { serviceLinks: [] } },
    });
    const before = await everything();
    expect(await seedContent(cms)).toBe(0);
    expect(await everything()).toEqual(before);
  });

  test('what an editor has deleted stays deleted', async () => {
    await cms.delete({ collection: 'conditions', where: { slug: { equals: 'adhd' } } });
    await cms.delete({ collection: 'media', where: { filename: { equals: 'emdr.jpg' } } });
    const before = await everything();
    expect(await seedContent(cms)).toBe(0);
    expect(await everything()).toEqual(before);
  });

  test('a fixed page that is missing is made again, with its pictures, and nothing else', async () => {
    const seeded = await askJson('/api/pages/gallery');
    await cms.delete({ collection: 'pages', where: { name: { equals: 'gallery' } } });
    const before = await cms.count({ collection: 'media' });
    expect(await createMissingPages(cms)).toEqual(['gallery']);
    expect(await askJson('/api/pages/gallery')).toEqual(seeded);
    expect(await cms.count({ collection: 'media' })).toEqual(before);
    expect(await createMissingPages(cms)).toEqual([]);
  });
});

test('a reset deletes content and messages, keeps the accounts, and the seed starts afresh', async () => {
  await createStaff(cms, 'editor');
  await cms.create({
    collection: 'contact-messages',
    data: {
      firstName: 'A',
      lastName: 'B',
      email: 'a@b.example',
      message: 'Words',
      status: 'new',
      idempotencyKey: 'k',
    },
  });
  await reset(cms);
  for (const collection of [...SEEDED, 'contact-messages'] as const)
    expect([collection, await cms.count({ collection })]).toEqual([collection, { totalDocs: 0 }]);
  expect(await cms.count({ collection: 'staff' })).toEqual({ totalDocs: 1 });
  expect(await seedContent(cms, { overwriteLayout: true })).toBe(created);
  expect(await cms.findGlobal({ slug: 'site-layout' })).toMatchObject({
    contact: { name: 'Stillwater Gardens' },
  });
  expect(await askJson('/api/conditions/anxiety')).toMatchObject({ data: { title: 'Anxiety' } });
}, 120_000);

test('a first start that was cut short is finished by the next one', async () => {
  await reset(cms);
  await cms.kv.set('seed', 'begun');
  await createMissingPages(cms);
  await seedContent(cms);
  expect((await cms.count({ collection: 'conditions' })).totalDocs).toBe(CONDITIONS);
}, 120_000);

test('a site that is older than this rule gets nothing but its missing pages', async () => {
  await reset(cms);
  await createMissingPages(cms);
  await cms.delete({ collection: 'pages', where: { name: { equals: 'terms' } } });
  expect(await seedContent(cms)).toBe(1);
  expect(await cms.count({ collection: 'conditions' })).toEqual({ totalDocs: 0 });
}, 120_000);
