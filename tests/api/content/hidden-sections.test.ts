import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import type { PageName } from '@/content/schema/schemas';
import { askJson, closeCms, openCms } from '../../helpers/cms/api';
import { createPage, published } from '../../helpers/fixtures/content';

type Answer = { data: { content: { name: string; hidden?: true; elements: unknown[] }[] } };

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  for (const name of ['homepage', 'programs', 'about'] as const) await createPage(cms, name);
}, 60_000);
afterAll(closeCms);

test('every section is shown until an editor switches it off', async () => {
  const { data } = (await askJson('/api/pages/programs')) as Answer;
  expect(data.content.filter(({ hidden }) => hidden)).toEqual([]);
  expect(await askJson('/api/globals/site-layout')).toEqual({ data: { content: expect.any(Array) } });
});

test('a section that was switched off has no words in the API any more, once that is published', async () => {
  await setShown('programs', 'levelsOfCare', false, { draft: true });
  expect(await sectionOf('programs', 'levels_of_care')).not.toHaveProperty('hidden');

  await setShown('programs', 'levelsOfCare', false);
  expect(await sectionOf('programs', 'levels_of_care')).toEqual({
    name: 'levels_of_care',
    hidden: true,
    elements: [],
  });
});

test('the layout says which places links must not lead to, and takes it back', async () => {
  await setShown('programs', 'levelsOfCare', false);
  await setShown('homepage', 'services', false);
  const { data } = (await askJson('/api/globals/site-layout')) as { data: { hiddenAnchors?: string[] } };
  expect([...(data.hiddenAnchors ?? [])].sort()).toEqual([
    '/#programs',
    '/programs#iop',
    '/programs#outpatient',
    '/programs#php',
  ]);

  await setShown('programs', 'levelsOfCare', true);
  await setShown('homepage', 'services', true);
  expect(await askJson('/api/globals/site-layout')).toEqual({ data: { content: expect.any(Array) } });
  expect((await sectionOf('programs', 'levels_of_care'))?.elements).not.toEqual([]);
});

test('the layout names the addresses of cards and of the footer that lead nowhere, until something is there', async () => {
  const page = (slug: string) => ({ title: slug, slug, _status: 'published' }) as never;
  const spanish = { ...(page('niebla') as object), language: 'es' } as never;
  await cms.create({ collection: 'conditions', data: spanish });
  await cms.create({
    collection: 'redirects',
    data: { from: '/conditions/mist', to: { type: 'custom', url: '/about' } },
  });
  const cards = ['fog', 'niebla', 'mist', 'anxiety'].map((slug) => ({
    title: slug,
    description: slug,
    path: `/conditions/${slug}`,
  }));
  await createPage(cms, 'conditions');
  await setSection('conditions', 'conditionsList', { conditions: cards });
  await setSection('homepage', 'conditions', {
    conditions: [
      { title: 'Fog', description: 'Fog', slug: 'fog' },
      { title: 'Sleet', description: 'Sleet', slug: '' },
    ],
  });
  await cms.updateGlobal({
    slug: 'site-layout',
    data: {
      footer: {
        conditionLinks: [
          { label: 'A post', url: '/blog/gone#end' },
          { label: 'About', url: '/about' },
        ],
      },
      _status: 'published',
    } as never,
  });
  const gone = async () =>
    ((await askJson('/api/globals/site-layout')) as { data: { goneAddresses?: string[] } }).data
      .goneAddresses;
  expect([...((await gone()) ?? [])].sort()).toEqual([
    '/blog/gone#end',
    '/conditions/fog',
    '/conditions/sleet',
  ]);

  for (const slug of ['fog', 'sleet']) await cms.create({ collection: 'conditions', data: page(slug) });
  await cms.create({ collection: 'blog', data: page('gone') });
  expect(await gone()).toBeUndefined();
});

const setShown = (name: PageName, section: string, isShown: boolean, how = {}) =>
  setSection(name, section, { isShown }, how);

async function setSection(name: PageName, section: string, value: object, { draft = false } = {}) {
  const { docs } = await cms.find({ collection: 'pages', where: { name: { equals: name } } });
  const [page] = docs;
  const body = page?.body?.[0] as unknown as Record<string, object>;
  await cms.update({
    collection: 'pages',
    id: page?.id ?? '',
    draft,
    data: {
      body: [{ ...body, [section]: { ...body[section], ...value } }] as never,
      ...(draft ? {} : published),
    },
  });
}

async function sectionOf(page: PageName, name: string) {
  const { data } = (await askJson(`/api/pages/${page}`)) as Answer;
  return data.content.find((section) => section.name === name);
}
