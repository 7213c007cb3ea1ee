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

async function setShown(name: PageName, section: string, isShown: boolean, { draft = false } = {}) {
  const { docs } = await cms.find({ collection: 'pages', where: { name: { equals: name } } });
  const [page] = docs;
  const body = page?.body?.[0] as unknown as Record<string, object>;
  await cms.update({
    collection: 'pages',
    id: page?.id ?? '',
    draft,
    data: {
      body: [{ ...body, [section]: { ...body[section], isShown } }] as never,
      ...(draft ? {} : published),
    },
  });
}

async function sectionOf(page: PageName, name: string) {
  const { data } = (await askJson(`/api/pages/${page}`)) as Answer;
  return data.content.find((section) => section.name === name);
}
