import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { layoutDefaults, layoutToApi, readLayout } from '@/content/views/site-layout';
import { ask, askJson, closeCms, openCms } from '../../helpers/cms/api';
import {
  createCategory,
  createPicture,
  createStaff,
  published,
  richText,
} from '../../helpers/fixtures/content';

let cms: Payload;
let ids: Record<string, string>;
const url = '/cms-api/media/file/tree.jpg';

beforeAll(async () => {
  cms = await openCms();
  const image = String((await createPicture(cms, { alt: 'A tree', name: 'tree.jpg' })).id);
  const ada = await cms.create({
    collection: 'team-members',
    data: { name: 'Ada', title: 'Director', bio: 'Leads.', image, order: 2, ...published },
  });
  const bea = await cms.create({
    collection: 'team-members',
    data: { name: 'Bea', title: 'Nurse', order: 1, ...published },
  });
  const old = await cms.create({
    collection: 'blog',
    data: {
      title: 'Older',
      slug: 'older',
      excerpt: 'Short.',
      category: await createCategory(cms, 'Sleep'),
      tags: ['one', 'two'],
      featured: true,
      // Of no effect.
      readTime: 4,
      publishedOn: '2026-01-02T00:00:00.000Z',
      image,
      content: richText('The article'),
      review: { author: ada.id, sources: [] },
      seo: { description: 'For searchers' },
      ...published,
    },
  });
  const recent = await cms.create({
    collection: 'blog',
    data: {
      title: 'Newer',
      slug: 'newer',
      publishedOn: '2026-03-04T00:00:00.000Z',
      content: richText('word '.repeat(441)),
      ...published,
    },
  });
  ids = { ada: String(ada.id), bea: String(bea.id), old: String(old.id), recent: String(recent.id) };
}, 60_000);
afterAll(closeCms);

const older = () => ({
  id: ids.old,
  slug: 'older',
  title: 'Older',
  excerpt: 'Short.',
  imageUrl: url,
  imageAlt: 'A tree',
  category: 'Sleep',
  tags: ['one', 'two'],
  featured: true,
  readTime: 1,
  publishedOn: '2026-01-02T00:00:00.000Z',
});
const newer = () => ({
  id: ids.recent,
  slug: 'newer',
  title: 'Newer',
  excerpt: '',
  imageUrl: null,
  imageAlt: '',
  category: '',
  tags: [],
  featured: false,
  // 220 words a minute.
  readTime: 3,
  publishedOn: '2026-03-04T00:00:00.000Z',
});

test('GET /api/team-members: data, a list of people in their order', async () => {
  expect(await askJson('/api/team-members')).toEqual({
    data: [
      { id: ids.bea, name: 'Bea', title: 'Nurse', bio: '', imageUrl: null, imageAlt: '' },
      { id: ids.ada, name: 'Ada', title: 'Director', bio: 'Leads.', imageUrl: url, imageAlt: 'A tree' },
    ],
  });
});

describe('the blog', () => {
  test('GET /api/blog: data, a list of posts, newest first, without their text', async () => {
    expect(await askJson('/api/blog')).toEqual({ data: [newer(), older()] });
  });

  test('GET /api/blog/{slug}: data, the whole post', async () => {
    expect(await askJson('/api/blog/older')).toEqual({
      data: {
        ...older(),
        content: '<p>The article</p>',
        review: { author: 'Ada', sources: [] },
        seo: {
          description: 'For searchers',
          robots: { index: true, follow: true },
          openGraph: {},
          twitter: {},
        },
      },
    });
  });

  test('the reading time of an article is counted from its words, in the list and on its page', async () => {
    const minutes = async () => [
      ((await askJson('/api/blog')) as { data: { readTime: number }[] }).data[0]?.readTime,
      ((await askJson('/api/blog/newer')) as { data: { readTime: number } }).data.readTime,
    ];
    expect(await minutes()).toEqual([3, 3]);
    const content = richText(
      ...Array.from({ length: 90 }, () => 'ten words in each of the paragraphs of this article'),
    );
    await cms.update({ collection: 'blog', id: ids.recent ?? '', data: { content, ...published } });
    expect(await minutes()).toEqual([5, 5]);
    await cms.update({
      collection: 'blog',
      id: ids.recent ?? '',
      data: { content: richText('word '.repeat(441)), ...published },
    });
  });

  test('a post is found by its slug, not by its id', async () => {
    expect((await ask(`/api/blog/${ids.old}`)).status).toBe(404);
  });

  test('rich text of an editor is sanitized', async () => {
    const link = {
      type: 'link',
      version: 3,
      format: '' as const,
      indent: 0,
      direction: 'ltr' as const,
      fields: { url: 'javascript:alert(1)', linkType: 'custom', newTab: true },
      children: [
        { type: 'text', version: 1, text: 'click', format: 0, mode: 'normal', style: '', detail: 0 },
      ],
    };
    const content = richText('x');
    content.root.children = [{ ...richText('x').root.children[0], children: [link] } as never];
    await cms.create({ collection: 'blog', data: { title: 'Bad', slug: 'bad', content, ...published } });
    const { data } = (await askJson('/api/blog/bad')) as { data: { content: string } };
    expect(data.content).toContain('click');
    expect(data.content).not.toMatch(/javascript|target/);
    await cms.delete({ collection: 'blog', where: { slug: { equals: 'bad' } } });
  });
});

describe('GET /api/globals/site-layout', () => {
  test('responds with an empty layout before there is one, and readers show the built-in text', async () => {
    const body = await askJson('/api/globals/site-layout');
    expect(body).toMatchObject({ data: { content: [{ name: 'header' }, { name: 'footer' }] } });
    expect(readLayout(body).footer.company.name).toBe(layoutDefaults.name);
  });

  test('data.content has the elements of spec §3 with what an editor wrote', async () => {
    const logo = String((await createPicture(cms, { alt: 'Elm House', name: 'logo.jpg' })).id);
    await cms.updateGlobal({
      slug: 'site-layout',
      // In a global the CMS reads a picture with the user's rights, even for callers with more rights.
      user: await createStaff(cms, 'editor'),
      data: {
        header: { logo, logoAlt: 'Elm House, home', logoUrl: '/start', contactLabel: 'Call us' },
        contact: {
          name: 'Elm House',
          description: 'A house.',
          phone: '(561) 555-0199',
          email: 'elm@elm.example',
          address: 'Elm 1',
          hours: 'H',
        },
        footer: {
          contactTitle: 'T',
          servicesTitle: 'S',
          conditionsTitle: 'C',
          socialTitle: 'F',
          copyright: { text: '{name} 2026', privacyUrl: '/p', termsUrl: '/t' },
          serviceLinks: [
            { label: 'One', url: '/one' },
            { label: 'No address' },
            { label: 'Three', url: '/three' },
          ],
          conditionLinks: [{ url: '/no-label' }],
          socialLinks: [{ platform: 'Facebook', url: 'https://f.example', icon: 'facebook' }],
        },
        ...published,
      },
    });
    const { data } = (await askJson('/api/globals/site-layout')) as {
      data: { content: { name: string; elements: { name: string; values: unknown }[] }[] };
    };
    const values = data.content.map(({ name, elements }) => [
      name,
      Object.fromEntries(elements.map((element) => [element.name, element.values])),
    ]);
    expect(Object.fromEntries(values)).toEqual({
      header: {
        logo: { src: '/cms-api/media/file/logo.jpg', alt: 'Elm House, home', url: '/start' },
        'navigation menu': {},
        'contact phone': { displayText: 'Call us' },
      },
      footer: {
        'company info': { name: 'Elm House', description: 'A house.' },
        'services title': { title: 'S' },
        'conditions title': { title: 'C' },
        'social media title': { title: 'F' },
        'contact info': {
          title: 'T',
          phone: '(561) 555-0199',
          email: 'elm@elm.example',
          address: 'Elm 1',
          hours: 'H',
        },
        copyright: { text: 'Elm House 2026', privacyUrl: '/p', termsUrl: '/t' },
        'service link 1': { label: 'One', url: '/one' },
        'service link 3': { label: 'Three', url: '/three' },
        'social link 1': { platform: 'Facebook', url: 'https://f.example', icon: 'facebook' },
      },
    });
  });

  test('asks for the icon of a social link, and shows an old link without one with its name', async () => {
    const user = await createStaff(cms, 'admin');
    const save = (row: object) =>
      cms.updateGlobal({ slug: 'site-layout', user, data: { footer: { socialLinks: [row] }, ...published } });
    const link = { platform: 'Mastodon', url: 'https://m.example' };
    await expect(save(link)).rejects.toThrow(/Icon/);
    await expect(save({ ...link, icon: 'linkedin' })).resolves.toBeDefined();
    await expect(save({})).resolves.toBeDefined();
    const body = { data: { content: layoutToApi({ footer: { socialLinks: [link] } }, null) } };
    expect(readLayout(body).footer.socialLinks).toEqual([link]);
  });
});
