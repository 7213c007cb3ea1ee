import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import type { PageSchema } from '@/content/schema/element';
import { readPage } from '@/content/derive/from-api';
import { readLayout } from '@/content/views/site-layout';
import { pageSchemas, type PageName } from '@/content/schema/schemas';
import { ask, askJson, closeCms, openCms } from '../../helpers/cms/api';
import { createPage, createPicture, createStaff, published } from '../../helpers/fixtures/content';
import { writeRawPage } from '../../helpers/database/raw-database';
import { shapeOf, HOSTILE } from '../../helpers/fixtures/hostile';

const names = Object.keys(pageSchemas) as PageName[];
let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
}, 60_000);
afterAll(closeCms);

test.each(names)('the page %s answers before it was ever written', async (name) => {
  const schema: PageSchema = pageSchemas[name];
  expect(readPage(schema, await askJson(`/api/pages/${name}`))).toEqual(readPage(schema, undefined));
});

test('the lists are empty, not missing', async () => {
  for (const path of ['therapies', 'conditions', 'team-members', 'blog'])
    expect(await askJson(`/api/${path}`)).toEqual({ data: [] });
  expect(shapeOf(readLayout(await askJson('/api/globals/site-layout')))).toEqual(
    shapeOf(readLayout(undefined)),
  );
});

describe('a picture that is deleted', () => {
  test('reads as missing wherever it was used', async () => {
    const picture = await createPicture(cms);
    const id = String(picture.id);
    await createPage(cms, 'gallery', {
      words: { 'gallery.images': [id] },
      seo: { openGraph: { image: id } },
    });
    await createPage(cms, 'therapies', {
      words: { 'mainTherapies.therapies.0.imageUrl': id, 'natureHealing.image': id },
    });
    await cms.create({ collection: 'blog', data: { title: 'One', slug: 'one', image: id, ...published } });
    await cms.create({
      collection: 'team-members',
      data: { name: 'Ada', title: 'Nurse', image: id, ...published },
    });
    await cms.updateGlobal({
      slug: 'site-layout',
      user: await createStaff(cms, 'editor'),
      data: { header: { logo: id, logoAlt: 'The house' }, ...published },
    });
    const paths = [
      'pages/gallery',
      'pages/therapies',
      'blog',
      'blog/one',
      'team-members',
      'globals/site-layout',
    ];
    for (const path of paths)
      expect(JSON.stringify(await askJson(`/api/${path}`))).toContain('/file/picture.jpg');

    await cms.delete({ collection: 'media', id });
    for (const path of paths) {
      const body = JSON.stringify(await askJson(`/api/${path}`));
      expect(body).not.toContain('picture.jpg');
      expect(body).not.toContain(id);
    }
    expect(readPage(pageSchemas.gallery, await askJson('/api/pages/gallery')).gallery.images).toEqual([]);
    expect(await askJson('/api/team-members')).toMatchObject({ data: [{ name: 'Ada', imageUrl: null }] });
    expect(readLayout(await askJson('/api/globals/site-layout')).header.logo).toEqual({
      src: null,
      alt: 'The house',
      url: '/',
    });
  });
});

test('a page with gaps responds with the existing parts', async () => {
  await createPage(cms, 'homepage', {
    body: {
      blockType: 'homepage',
      hero: { mainHeading: 'Only a heading', primaryCtaButton: { text: 'Only words' } },
      services: {
        services: [
          { title: 'Whole', description: 'Words' },
          { title: 'No description' },
          { description: 'No title' },
        ],
      },
      levelsOfCare: { programs: [{ title: 'P', description: 'D', features: [{ text: 'F' }, { text: '' }] }] },
    },
  });
  const view = readPage(pageSchemas.homepage, await askJson('/api/pages/homepage'));
  expect(view.hero.mainHeading).toBe('Only a heading');
  expect(view.hero.primaryCtaButton).toEqual({ text: 'Only words', url: '/contact' });
  expect(view.services.services).toEqual([{ title: 'Whole', description: 'Words' }]);
  expect(view.levelsOfCare.programs[0]?.features).toEqual(['F']);
  expect(view.about.sectionHeading).toBe(readPage(pageSchemas.homepage, null).about.sectionHeading);
});

test('a stored page of any shape still answers, and its view is complete', async () => {
  await createPage(cms, 'programs');
  const complete = shapeOf(readPage(pageSchemas.programs, undefined));
  for (const junk of HOSTILE) {
    await writeRawPage(cms, 'programs', [
      {
        blockType: 'programs',
        hero: junk,
        levelsOfCare: { programs: junk, heading: junk },
        insurance: { providers: [junk], ctaButton: junk },
        finalCta: { heading: 'Still here' },
      },
    ]);
    const response = await ask('/api/pages/programs');
    expect([JSON.stringify(junk), response.status]).toEqual([JSON.stringify(junk), 200]);
    const view = readPage(pageSchemas.programs, await response.json());
    expect(shapeOf(view)).toEqual(complete);
    expect(view.finalCta.heading).toBe('Still here');
  }
  for (const body of [...HOSTILE, [null], [{}], [{ blockType: 'no such page' }], [{ blockType: 'about' }]]) {
    await writeRawPage(cms, 'programs', body ?? null);
    const response = await ask('/api/pages/programs');
    expect([JSON.stringify(body), response.status]).toEqual([JSON.stringify(body), 200]);
    expect(shapeOf(readPage(pageSchemas.programs, await response.json()))).toEqual(complete);
  }
});

test('structured data that is no JSON is left out', async () => {
  const { id } = await createPage(cms, 'terms');
  await cms.db.updateOne({ collection: 'pages', id, data: { seo: { structuredData: '{broken' } } });
  const { data } = (await askJson('/api/pages/terms')) as { data: { seo: object } };
  expect(data.seo).not.toHaveProperty('structuredData');
});

test('an editor cannot save it in the first place', async () => {
  await expect(createPage(cms, 'about', { seo: { structuredData: '{broken' } })).rejects.toThrow(
    /structured/i,
  );
  await expect(
    createPage(cms, 'about', { words: { 'approach.ctaButton.url': 'javascript:alert(1)' } }),
  ).rejects.toThrow(/Button > Link/);
  const map = { 'mapSection.map': 'https://evil.example/map' };
  await expect(createPage(cms, 'contact', { words: map })).rejects.toThrow(/map/i);
  const path = { 'conditionsList.conditions.0.path': '/\\evil.example' };
  await expect(createPage(cms, 'conditions', { words: path })).rejects.toThrow(/path/i);
});
