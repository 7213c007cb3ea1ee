import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import type { PageSchema } from '@/content/schema/element';
import { readPage } from '@/content/derive/from-api';
import { pageSchemas, type PageName } from '@/content/schema/schemas';
import { ask, askJson, closeCms, openCms } from '../../helpers/cms/api';
import { createFilm, createPage, createPicture } from '../../helpers/fixtures/content';
import { sentinels } from '../../helpers/fixtures/sentinels';

const names = Object.keys(pageSchemas) as PageName[];
let cms: Payload;
let picture: string;

beforeAll(async () => {
  cms = await openCms();
  picture = String((await createPicture(cms, { alt: 'A vase', name: 'vase.jpg' })).id);
  const film = String((await createFilm(cms, { alt: 'Dawn', name: 'dawn.webm' })).id);
  for (const name of names) {
    const words = sentinels(pageSchemas[name], (path) => (path.endsWith('Video') ? film : picture));
    await createPage(cms, name, { words, seo: { title: `Title of ${name}` } });
  }
}, 60_000);
afterAll(closeCms);

describe('the envelope of spec §7', () => {
  const content = expect.arrayContaining([{ name: 'hero', elements: expect.any(Array) }]);
  const seo = expect.objectContaining({ robots: { index: true, follow: true } });

  test.each(['homepage', 'about', 'programs', 'conditions', 'privacy', 'terms'])(
    '%s: data.content',
    async (name) => {
      const body = await askJson(`/api/pages/${name}`);
      expect(body).toEqual({ data: { content, seo } });
    },
  );

  test.each(['therapies', 'gallery'])('%s: content, beside data.content', async (name) => {
    const body = (await askJson(`/api/pages/${name}`)) as { data: { content: unknown }; content: unknown };
    expect(body).toEqual({ content, data: { content, seo } });
    expect(body.content).toEqual(body.data.content);
  });

  test('contact: data.content.sections', async () => {
    expect(await askJson('/api/pages/contact')).toEqual({ data: { content: { sections: content }, seo } });
  });
});

test('an element has a name, a type and values', async () => {
  const { data } = (await askJson('/api/pages/homepage')) as {
    data: { content: { name: string; elements: unknown[] }[] };
  };
  expect(data.content.map(({ name }) => name)).toEqual([
    'hero',
    'about',
    'services',
    'conditions',
    'levels_of_care',
    'accreditations',
    'testimonials',
    'contact_preview',
  ]);
  expect(data.content[0]?.elements).toEqual([
    { name: 'main heading', type: 'heading', values: { text: 'Sentinel hero mainHeading' } },
    { name: 'subtitle', type: 'subheading', values: { text: 'Sentinel hero subtitle' } },
    {
      name: 'primary cta button',
      type: 'button',
      values: { text: 'Sentinel hero primaryCtaButton', url: '/sentinel/hero-primaryctabutton' },
    },
    {
      name: 'secondary cta button',
      type: 'button',
      values: { text: 'Sentinel hero secondaryCtaButton', url: '/sentinel/hero-secondaryctabutton' },
    },
    {
      name: 'background video',
      type: 'video',
      values: { src: '/cms-api/media/file/dawn.webm', alt: 'Dawn' },
    },
    { name: 'background image', type: 'image', values: aVase() },
  ]);
});

test('the sections of the therapies page carry the type that spec §3 gives one of them', async () => {
  const { content } = (await askJson('/api/pages/therapies')) as {
    content: { name: string; type?: string }[];
  };
  expect(content.filter(({ type }) => type).map(({ name, type }) => [name, type])).toEqual([
    ['main_therapies', 'therapy_approaches'],
  ]);
});

test.each(names)('every word that an editor wrote into %s reaches the reader', async (name) => {
  const schema: PageSchema = pageSchemas[name];
  const view = JSON.stringify(readPage(schema, await askJson(`/api/pages/${name}`)));
  const words = Object.values(sentinels(schema, () => 'picture'));
  const texts = words.filter((word): word is string => typeof word === 'string' && word !== 'picture');
  for (const text of texts) expect(view).toContain(text.replace(/<[^>]*>/g, ''));
  for (const line of words.flat())
    if (typeof line === 'object' && line !== null && 'text' in line)
      expect(view).toContain(String(line.text));
});

test('the SEO object of the page is in data.seo, whole', async () => {
  const { docs } = await cms.find({ collection: 'pages', where: { name: { equals: 'about' } } });
  await cms.update({
    collection: 'pages',
    id: docs[0]?.id ?? '',
    data: {
      seo: {
        title: 'T',
        description: 'D',
        keywords: ['one', 'two'],
        canonicalUrl: 'https://elm.example/about',
        robots: { index: false, follow: true },
        openGraph: {
          title: 'OT',
          description: 'OD',
          url: 'https://elm.example',
          type: 'article',
          siteName: 'Elm',
          image: picture,
        },
        twitter: { card: 'summary', title: 'TT', description: 'TD', image: picture },
        structuredData: '{"@type":"MedicalClinic"}',
      },
    },
  });
  const { data } = (await askJson('/api/pages/about')) as { data: { seo: unknown } };
  const url = aVase().src;
  expect(data.seo).toEqual({
    title: 'T',
    description: 'D',
    keywords: ['one', 'two'],
    canonicalUrl: 'https://elm.example/about',
    robots: { index: false, follow: true },
    openGraph: {
      title: 'OT',
      description: 'OD',
      url: 'https://elm.example',
      type: 'article',
      site_name: 'Elm',
      image: { url, alt: 'A vase' },
    },
    twitter: { card: 'summary', title: 'TT', description: 'TD', image: url },
    structuredData: { '@type': 'MedicalClinic' },
  });
});

test.each(['nothing', 'constructor', '__proto__', 'toString', 'homepage2', 'HOMEPAGE', '', '../staff'])(
  'a page of the name %j does not exist',
  async (name) => {
    const response = await ask(`/api/pages/${encodeURIComponent(name) || '%20'}`);
    expect(response.status).toBe(404);
  },
);

function aVase() {
  return {
    src: '/cms-api/media/file/vase.jpg',
    alt: 'A vase',
    width: expect.any(Number),
    height: expect.any(Number),
  };
}
