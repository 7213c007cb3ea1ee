import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ValidationError, type Payload } from 'payload';
import * as endpoints from '@/content/endpoints/endpoints';
import sitemap from '@/app/sitemap';
import { translationsBehind } from '@/panel/dashboard/attention/translations-behind';
import { listSitemapEntries } from '@/server/cms/sitemap-entries';
import { searchSite } from '@/server/search/search-site';
import { metadataOf } from '@/server/seo/page-metadata';
import { env } from '@/services/settings/env';
import { contact } from '@/content/schema/pages/contact';
import { ask, askJson, closeCms, openCms } from '../../helpers/cms/api';
import { createStaff, published, richText } from '../../helpers/fixtures/content';

let cms: Payload;
const ids: Record<string, string> = {};
const before: Record<string, string> = {};

/** What visitors get whatever translations there are: the lists, and pages that have none. */
const LISTS = ['/api/conditions', '/api/therapies', '/api/blog'];
const UNTRANSLATED = ['/api/conditions/sorrow', '/api/pages/about', '/api/therapies/rest'];
const textOf = async (path: string) => (await ask(path)).text();
const sitemapText = async () => JSON.stringify(await sitemap());

const create = async (collection: 'conditions' | 'therapies' | 'blog' | 'extra-pages', data: object) =>
  String((await cms.create({ collection, data: { ...published, ...data } as never })).id);
const alternatesOf = async (endpoint: endpoints.Endpoint, path: string) =>
  (await metadataOf({ endpoint, path })).alternates?.languages;

beforeAll(async () => {
  cms = await openCms();
  const text = { heading1: 'In short', text1: richText('Some words.') };
  ids.fear = await create('conditions', { title: 'Fear', slug: 'fear', ...text });
  ids.sorrow = await create('conditions', { title: 'Sorrow', slug: 'sorrow', ...text });
  ids.rest = await create('therapies', { title: 'Rest', slug: 'rest', ...text });
  ids.post = await create('blog', { title: 'Sleep', slug: 'sleep', content: richText('Sleep well.') });
  const page = await cms.find({ collection: 'pages', where: { name: { equals: 'contact' } } });
  ids.contact = String(
    page.docs[0]?.id ??
      (
        await cms.create({
          collection: 'pages',
          data: {
            name: 'contact',
            title: 'Contact',
            body: [{ blockType: 'contact' }],
            ...published,
          } as never,
        })
      ).id,
  );
  for (const path of [...LISTS, ...UNTRANSLATED]) before[path] = await textOf(path);
  before['/api/conditions/fear'] = await textOf('/api/conditions/fear');
  before.layout = await textOf('/api/globals/site-layout');
  before.sitemap = await sitemapText();
}, 60_000);
afterAll(closeCms);

describe('while no text is in another language', () => {
  test('no answer, head or sitemap speaks of languages', async () => {
    for (const text of Object.values(before))
      expect(text).not.toMatch(/"(language|translat|alsoIn|alternates)/);
    expect(await alternatesOf(endpoints.condition('fear'), '/conditions/fear')).toBeUndefined();
  });

  test('a draft in Spanish changes nothing', async () => {
    const { id } = await cms.create({
      collection: 'conditions',
      draft: true,
      data: { title: 'Miedo', slug: 'miedo', language: 'es', translationOf: ids.fear, _status: 'draft' },
    });
    for (const path of LISTS) expect(await textOf(path)).toBe(before[path]);
    expect(await textOf('/api/conditions/fear')).toBe(before['/api/conditions/fear']);
    expect(await sitemapText()).toBe(before.sitemap);
    await cms.delete({ collection: 'conditions', id });
  });
});

describe('a published translation', () => {
  beforeAll(async () => {
    ids.miedo = await create('conditions', {
      title: 'Miedo',
      slug: 'miedo',
      summary: 'Cuando el susto no se va.',
      language: 'es',
      translationOf: ids.fear,
      heading1: 'En breve',
      text1: richText('Unas palabras de ansiedad.'),
    });
    ids.contacto = await create('extra-pages', {
      title: 'Contacto',
      slug: 'contacto',
      language: 'es',
      place: 'footer',
      translationOf: { relationTo: 'pages', value: ids.contact },
    });
    ids.sueno = await create('blog', {
      title: 'Dormir',
      slug: 'dormir',
      language: 'es',
      translationOf: ids.post,
      content: richText('Dormir bien.'),
    });
    ids.descanso = await create('therapies', {
      title: 'Descanso',
      slug: 'descanso',
      language: 'es',
      translationOf: ids.rest,
    });
  });

  test('and its original lead to each other', async () => {
    const fear = endpoints.condition('fear').view(await askJson('/api/conditions/fear'));
    expect(fear?.translation).toEqual({
      language: 'en',
      also: [],
      others: [{ language: 'es', url: '/conditions/miedo' }],
    });
    const miedo = endpoints.condition('miedo').view(await askJson('/api/conditions/miedo'));
    expect(miedo?.translation.language).toBe('es');
    expect(miedo?.translation.others).toEqual([{ language: 'en', url: '/conditions/fear' }]);
    expect(endpoints.post('dormir').view(await askJson('/api/blog/dormir'))?.translation.others).toEqual([
      { language: 'en', url: '/blog/sleep' },
    ]);
  });

  test('leads to everything else in its language', async () => {
    const miedo = endpoints.condition('miedo').view(await askJson('/api/conditions/miedo'));
    expect(miedo?.translation.also.map(({ url }) => url).sort()).toEqual([
      '/blog/dormir',
      '/contacto',
      '/therapies/descanso',
    ]);
  });

  test('stands in no list in English', async () => {
    for (const path of LISTS) expect(await textOf(path)).toBe(before[path]);
    for (const path of UNTRANSLATED.slice(0, 2)) expect(await textOf(path)).toBe(before[path]);
  });

  test('of a fixed page is known to every page, and linked in its language where staff said so', async () => {
    const { translatedPages, footer } = endpoints.layout.view(await askJson('/api/globals/site-layout'));
    expect(translatedPages).toEqual([{ of: '/contact', language: 'es', url: '/contacto' }]);
    expect(footer.moreLinks).toEqual([{ label: 'Contacto', url: '/contacto', lang: 'es' }]);
  });

  test('is paired with its original in both heads', async () => {
    const pair = { en: '/conditions/fear', es: '/conditions/miedo' };
    expect(await alternatesOf(endpoints.condition('fear'), '/conditions/fear')).toEqual(pair);
    expect(await alternatesOf(endpoints.condition('miedo'), '/conditions/miedo')).toEqual(pair);
    const ways = { en: '/contact', es: '/contacto' };
    expect(await alternatesOf(endpoints.page(contact), '/contact')).toEqual(ways);
    expect(await alternatesOf(endpoints.extraPage('contacto'), '/contacto')).toEqual(ways);
  });

  test('is paired in the sitemap, and nothing else is', async () => {
    const paired = (await sitemap()).filter(({ alternates }) => alternates);
    expect(paired.map(({ url }) => url.replace(env.siteUrl, '')).sort()).toEqual([
      '/blog/dormir',
      '/blog/sleep',
      '/conditions/fear',
      '/conditions/miedo',
      '/contact',
      '/contacto',
      '/therapies/descanso',
      '/therapies/rest',
    ]);
    expect(paired.find(({ url }) => url.endsWith('/contacto'))?.alternates?.languages).toEqual({
      en: `${env.siteUrl}/contact`,
      es: `${env.siteUrl}/contacto`,
    });
  });

  test('is found by the search, with its language and without an English word in its title', async () => {
    const found = (await searchSite('ansiedad'))?.find(({ path }) => path === '/conditions/miedo');
    expect(found?.lang).toBe('es');
    expect(found?.title.map(({ text }) => text).join('')).toBe('Miedo');
    expect(endpoints.condition('miedo').title?.(await askJson('/api/conditions/miedo'))).toBe('Miedo');
  });

  test('is named on the dashboard once its original has other words, until it is published again', async () => {
    const user = (await createStaff(cms, 'editor')) as never;
    const behind = async () =>
      (await translationsBehind({ payload: cms, user, now: new Date() })).map(({ words, note }) => ({
        words,
        note,
      }));
    const change = (id: string | undefined, data: object) =>
      cms.update({ collection: 'conditions', id: id ?? '', data: { ...data, ...published } });
    expect(await behind()).toEqual([]);
    await change(ids.fear, { order: 3 });
    expect(await behind()).toEqual([]);
    await change(ids.fear, { heading1: 'In a few words' });
    expect(await behind()).toEqual([
      {
        words: 'Miedo',
        note: expect.stringMatching(/^Spanish; the original “Fear” changed on \w+ \d+, \d{4}$/),
      },
    ]);
    await change(ids.miedo, { heading1: 'En pocas palabras' });
    expect(await behind()).toEqual([]);
  });

  test('stays alone while its original is not public', async () => {
    await cms.update({ collection: 'conditions', id: ids.fear ?? '', data: { _status: 'draft' } });
    const miedo = endpoints.condition('miedo').view(await askJson('/api/conditions/miedo'));
    expect(miedo?.translation.others).toEqual([]);
    expect((await listSitemapEntries()).find(({ path }) => path === '/conditions/miedo')).not.toHaveProperty(
      'languages',
    );
    await cms.update({ collection: 'conditions', id: ids.fear ?? '', data: { _status: 'published' } });
  });

  test('survives that its original is deleted for good', async () => {
    await cms.delete({ collection: 'therapies', id: ids.rest ?? '' });
    const descanso = endpoints.therapy('descanso').view(await askJson('/api/therapies/descanso'));
    expect(descanso?.translation).toMatchObject({ language: 'es', others: [] });
  });
});

test('only a text in English can be the original', async () => {
  const chained = cms.create({
    collection: 'conditions',
    data: { title: 'Peur', slug: 'peur', language: 'es', translationOf: ids.miedo, ...published },
  });
  await expect(chained).rejects.toThrow(ValidationError);
});
