import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ValidationError, type Payload } from 'payload';
import * as endpoints from '@/content/endpoints/endpoints';
import { documentAt } from '@/content/links/collection-paths';
import { documentEndpoint } from '@/content/links/documents';
import { readLayout } from '@/content/views/site-layout';
import { whatNeedsAttention } from '@/panel/dashboard/attention/attention';
import { previewedPath, previewToken } from '@/services/auth/preview-token';
import { findRedirect } from '@/server/cms/redirects';
import { listSitemapEntries } from '@/server/cms/sitemap-entries';
import { editLink } from '@/server/editing/edit-link';
import { createUses } from '@/server/files/references';
import { documentEntry } from '@/server/search/search-entries';
import { exportContent } from '@/server/transfer/export';
import { importContent } from '@/server/transfer/import';
import { ask, askJson, closeCms, openCms } from '../../helpers/cms/api';
import { createPicture, createStaff, published, richText } from '../../helpers/fixtures/content';

const folder = mkdtempSync(join(tmpdir(), 'extra-pages-'));
let cms: Payload;
let picture = '';
const people: Record<'shown' | 'other', string> = { shown: '', other: '' };
const before: Record<string, string> = {};

/** What visitors are answered, whatever extra pages there are. */
const PUBLIC = ['/api/pages/about', '/api/globals/site-layout', '/api/team-members', '/api/pages/admissions'];
const textOf = async (path: string) => `${(await ask(path)).status} ${await (await ask(path)).text()}`;

beforeAll(async () => {
  cms = await openCms();
  picture = String((await createPicture(cms)).id);
  for (const name of ['shown', 'other'] as const) {
    const data = { name: `Dr. ${name}`, title: 'Physician', ...published };
    people[name] = String((await cms.create({ collection: 'team-members', data })).id);
  }
  for (const path of PUBLIC) before[path] = await textOf(path);
}, 60_000);
afterAll(async () => {
  await closeCms();
  await rm(folder, { recursive: true });
});

const blocks = () => [
  { blockType: 'text', heading: 'In short', text: richText('Call us, and we listen.') },
  {
    blockType: 'picture',
    heading: 'The house',
    text: richText('By the water.'),
    image: picture,
    side: 'left',
  },
  {
    blockType: 'steps',
    heading: 'How it goes',
    paragraph: 'Three steps.',
    steps: [{ title: 'You call', description: 'Somebody answers.' }, { title: 'You come' }],
  },
  {
    blockType: 'questions',
    questions: [{ title: 'May I bring a book?', answer: 'Yes.' }, { title: 'Empty' }],
  },
  { blockType: 'cards', cards: [{ title: 'Programs', description: 'By day.', link: '/programs' }] },
  { blockType: 'facts', facts: [{ title: 'Parking', text: 'Beside the house.' }] },
  { blockType: 'people', heading: 'Who answers', members: [people.shown] },
  { blockType: 'contact' },
];

const save = (data: object, { isDraft = false } = {}) =>
  cms.create({
    collection: 'extra-pages',
    draft: isDraft,
    data: { ...(isDraft ? { _status: 'draft' } : published), ...data } as never,
  });
const change = (id: unknown, data: object) =>
  cms.update({ collection: 'extra-pages', id: String(id), data: data as never });

const view = async (slug: string) => {
  const body = await askJson(`/api/pages/${slug}`);
  return endpoints.extraPage(slug).view(body);
};

/** The messages of a refused save, by the path of the field. */
async function refusal(saved: Promise<unknown>): Promise<Record<string, string>> {
  const error = await saved.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ValidationError)) throw new Error(`It was not refused: ${String(error)}`);
  return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]));
}

describe('while there are no extra pages, and while they are drafts', () => {
  test('visitors are answered what they were', async () => {
    const { id } = await save({ title: 'Admissions', place: 'footer', blocks: blocks() }, { isDraft: true });
    for (const path of PUBLIC) expect(await textOf(path)).toBe(before[path]);
    expect(before['/api/pages/admissions']).toBe('404 There is no page of this name.');
    expect((await listSitemapEntries()).map(({ path }) => path)).not.toContain('/admissions');
    await cms.delete({ collection: 'extra-pages', id });
  });
});

describe('an extra page', () => {
  let id: unknown;
  beforeAll(async () => {
    const data = { title: 'Admissions', subtitle: 'From the first call.', blocks: blocks(), place: 'footer' };
    ({ id } = await save(data));
  });

  test('is answered in the shape of the other pages', async () => {
    const body = (await askJson('/api/pages/admissions')) as { data: { content: object[]; seo: object } };
    expect(Object.keys(body.data)).toEqual(['content', 'review', 'seo']);
    const names = body.data.content.map((section) => {
      const { name, type } = section as { name: string; type?: string };
      return type ? `${name} ${type}` : name;
    });
    expect(names).toEqual([
      'hero',
      'block_1 text',
      'block_2 picture',
      'block_3 steps',
      'block_4 questions',
      'block_5 cards',
      'block_6 facts',
      'block_7 people',
      'block_8 contact',
    ]);
    expect(body.data.content.slice(0, 2)).toEqual([
      {
        name: 'hero',
        elements: [
          { name: 'page title', type: 'heading', values: { text: 'Admissions' } },
          { name: 'page subtitle', type: 'paragraph', values: { text: 'From the first call.' } },
        ],
      },
      {
        name: 'block_1',
        type: 'text',
        elements: [
          { name: 'heading', type: 'heading', values: { text: 'In short' } },
          { name: 'text', type: 'html', values: { text: '<p>Call us, and we listen.</p>' } },
        ],
      },
    ]);
  });

  test('is read into blocks; an item that lacks a part is not one', async () => {
    const page = await view('admissions');
    expect(page).toMatchObject({ title: 'Admissions', subtitle: 'From the first call.' });
    expect(page?.blocks).toMatchObject([
      { kind: 'text', heading: 'In short' },
      { kind: 'picture', side: 'left', image: { alt: 'A picture' } },
      { kind: 'steps', steps: [{ title: 'You call' }, { title: 'You come', description: '' }] },
      { kind: 'questions', questions: [{ title: 'May I bring a book?', answer: 'Yes.' }] },
      { kind: 'cards', cards: [{ link: '/programs' }] },
      { kind: 'facts', facts: [{ title: 'Parking', text: 'Beside the house.' }] },
      { kind: 'people', members: [people.shown] },
      { kind: 'contact', variant: 'main' },
    ]);
  });

  test('shows nobody who is no longer published, and everybody while nobody is chosen', async () => {
    const chosen = async (members: string[]) => {
      await change(id, { blocks: [{ blockType: 'people', members }] });
      return (await view('admissions'))?.blocks;
    };
    await cms.update({ collection: 'team-members', id: people.other, data: { _status: 'draft' } });
    expect(await chosen([people.other])).toMatchObject([{ members: [] }]);
    expect(await chosen([])).toMatchObject([{ members: null }]);
    await cms.update({ collection: 'team-members', id: people.other, data: published });
    await change(id, { blocks: blocks() });
  });

  test('is in the sitemap, in the footer, and found by its address', async () => {
    expect((await listSitemapEntries()).map(({ path }) => path)).toContain('/admissions');
    const links = async () => {
      const { header, footer } = readLayout(await askJson('/api/globals/site-layout'));
      return [footer.moreLinks, header.more];
    };
    const link = { label: 'Admissions', url: '/admissions' };
    expect(await links()).toEqual([[link], undefined]);
    await change(id, { place: 'therapies' });
    expect(await links()).toEqual([undefined, { conditions: [], therapies: [link] }]);
    await change(id, { place: null });
    expect(await links()).toEqual([undefined, undefined]);
    expect(documentEndpoint('/admissions')?.path).toBe('/api/pages/admissions');
    expect(documentEndpoint('/extra-pages/admissions')).toBeUndefined();
    expect(documentAt(cms.config, '/admissions')).toMatchObject({ collection: 'extra-pages', field: 'slug' });
    expect(await editLink('/admissions')).toBe(`/admin/collections/extra-pages/${String(id)}`);
    expect(await editLink('/admissions', '#blocks.5.facts.0.text')).toContain(
      'field=blocks.5.facts.0.text&tab=Page',
    );
  });

  test('protects its pictures, and makes them public', async () => {
    expect((await createUses(cms).list()).map(({ name }) => name)).toEqual(['picture.jpg']);
  });

  test('is searched for links that lead nowhere', async () => {
    const user = await createStaff(cms, 'editor');
    await change(id, { blocks: [{ blockType: 'cards', cards: [{ title: 'Lost', link: '/lost' }] }] });
    const groups = await whatNeedsAttention({ payload: cms, user: user as never, now: new Date() });
    const astray = groups.find(({ title }) => title === 'Broken links');
    expect(astray?.items).toContainEqual({
      words: 'Admissions',
      path: `/collections/extra-pages/${String(id)}`,
      note: 'leads to /lost',
    });
    await change(id, { blocks: blocks() });
  });

  test('leads on from its old address when it moves, and its draft is previewed where it will stand', async () => {
    await cms.update({
      collection: 'extra-pages',
      id: String(id),
      draft: true,
      data: { slug: 'first-call', _status: 'draft' } as never,
    });
    const previewed = { collection: 'extra-pages', id: String(id) };
    expect(await previewedPath(cms, previewed)).toBe('/first-call');
    expect(await previewToken(cms, previewed)).toMatch(/\./);
    expect((await ask('/api/pages/first-call')).status).toBe(404);
    await change(id, { slug: 'first-call', ...published });
    expect(await findRedirect('/admissions')).toBe('/first-call');
    expect((await ask('/api/pages/first-call')).status).toBe(200);
    expect((await ask('/api/pages/admissions')).status).toBe(404);
    await change(id, { slug: 'admissions', ...published });
    expect(await findRedirect('/admissions')).toBeUndefined();
  });

  test('comes back whole from an export', async () => {
    const body = await textOf('/api/pages/admissions');
    await exportContent(cms, folder);
    await cms.delete({ collection: 'extra-pages', id: String(id) });
    expect((await ask('/api/pages/admissions')).status).toBe(404);
    await importContent(cms, folder, { isTrial: false } as never);
    expect(await textOf('/api/pages/admissions')).toBe(body);
  });
});

test('the search finds its words', () => {
  const values = { text: 'Somebody answers.' };
  const content = [
    { name: 'hero', elements: [{ name: 'page title', type: 'heading', values: { text: 'Admissions' } }] },
    { name: 'block_1', type: 'steps', elements: [{ name: 'paragraph', type: 'paragraph', values }] },
  ];
  expect(documentEntry('page', '/admissions', { data: { content } })).toMatchObject({
    path: '/admissions',
    title: 'Admissions',
    kind: 'Page',
    text: expect.stringContaining('Somebody answers.'),
  });
});

describe('its address', () => {
  test.each(['about', 'homepage', 'admin', 'api', 'cms-api', 'search', '988', 'healthz', 'help-now', 'blog'])(
    '/%s belongs to the site, also for a draft',
    async (slug) => {
      const said = /^\/.+ is an address that the site itself uses\. Choose another one/;
      const fault = { slug: expect.stringMatching(said) };
      expect(await refusal(save({ title: 'Mine', slug }))).toEqual(fault);
      expect(await refusal(save({ title: 'Mine', slug }, { isDraft: true }))).toEqual(fault);
    },
  );

  test('is never made of a title that is taken', async () => {
    const { slug } = await save({ title: 'Contact' }, { isDraft: true });
    expect(slug).toBe('contact-2');
  });
});

describe('its blocks', () => {
  const many = (count: number, block: object) => Array.from({ length: count }, () => ({ ...block }));

  test('are twelve at most', async () => {
    const blockType = 'facts';
    expect(await refusal(save({ title: 'Long', blocks: many(13, { blockType }) }))).toHaveProperty('blocks');
  });

  test('have one contact form at most', async () => {
    expect(await refusal(save({ title: 'Two', blocks: many(2, { blockType: 'contact' }) }))).toEqual({
      blocks: 'A page has one contact form at most. Remove the other one.',
    });
  });
});
