import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { PALETTES } from '@/content/look/palettes';
import { asString, prop } from '@/content/json';
import { importContent } from '@/server/transfer/import';
import { exportContent } from '@/server/transfer/export';
import { importPage } from '@/server/transfer/import-page';
import { reset } from '../../../seed/reset';
import { askJson, closeCms, openCms } from '../../helpers/cms/api';
import { getCms } from '@/server/cms/payload';
import { copySeeded } from '../../helpers/cms/seeded';

const { DATABASE_URI: databaseUri = '', MEDIA_DIR: mediaDir = '' } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'transfer-'));
const at = (name: string) => join(folder, name);
const filesOf = (name: string) =>
  Object.fromEntries(
    (readdirSync(at(name), { recursive: true, withFileTypes: true }) as unknown as DirEntry[])
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(at(name).length), readFileSync(file).toString('base64')]),
  );
type OldContent = { documents: Record<string, Record<string, unknown>[]> };
type Manifest = { files: Record<string, string> };
type DirEntry = { name: string; parentPath: string; isFile: () => boolean };

let cms: Payload;
beforeAll(async () => {
  await copySeeded({ databaseUri, mediaDir });
  cms = await openCms();
}, 120_000);
afterAll(async () => {
  await closeCms();
  await rm(folder, { recursive: true });
});

test('content that is exported, deleted and imported again is exported as the same bytes', async () => {
  await cms.create({
    collection: 'contact-messages',
    data: {
      firstName: 'Ada',
      lastName: 'Sentinel',
      email: 'ada@example.org',
      message: 'Not to be exported',
      status: 'new',
      idempotencyKey: 'never-exported',
    },
  });
  const { docs: pictures } = await cms.find({ collection: 'media', limit: 1 });
  const [usual, other] = PALETTES;
  await cms.updateGlobal({
    slug: 'brand',
    data: { palette: other, logo: pictures[0]?.id, _status: 'published' },
  });
  const brand = async () => {
    const { palette, logo } = await cms.findGlobal({ slug: 'brand', depth: 1 });
    return [palette, prop(logo, 'filename')];
  };
  expect(await brand()).toEqual([other, pictures[0]?.filename]);
  expect(await exportContent(cms, at('first'))).toBeGreaterThan(40);
  const calls = [
    '/api/pages/homepage',
    '/api/conditions/anxiety',
    '/api/team-members',
    '/api/globals/site-layout',
  ];
  const answers = () => Promise.all(calls.map(async (call) => withoutIds(await askJson(call))));
  const before = await answers();

  await reset(cms);
  await cms.updateGlobal({ slug: 'brand', data: { palette: usual, logo: null, _status: 'published' } });
  await rm(mediaDir, { recursive: true });
  const { created } = await importContent(cms, at('first'), { isDryRun: false });
  expect(created.length).toBeGreaterThan(40);
  await exportContent(cms, at('second'));
  expect(filesOf('second')).toEqual(filesOf('first'));
  expect(await answers()).toEqual(before);
  expect(await brand()).toEqual([other, pictures[0]?.filename]);
  expect(JSON.stringify(Object.values(filesOf('first')).map(unpacked))).not.toMatch(
    /Sentinel|admin@example|Not to be exported/,
  );
}, 120_000);

test('a second import changes nothing; a dry run says what would change, and changes nothing', async () => {
  const again = await importContent(cms, at('first'), { isDryRun: false });
  expect([again.created, again.updated]).toEqual([[], []]);

  const { docs } = await cms.find({
    collection: 'conditions',
    where: { slug: { equals: 'anxiety' } },
    depth: 0,
  });
  await cms.update({ collection: 'conditions', id: docs[0]?.id ?? '', data: { heading1: 'Changed here' } });
  for (const isDryRun of [true, false]) {
    const { updated } = await importContent(cms, at('first'), { isDryRun });
    expect(updated).toEqual(['conditions anxiety']);
    const changed = await cms.findByID({ collection: 'conditions', id: docs[0]?.id ?? '', depth: 0 });
    expect(changed.heading1 === 'Changed here').toBe(isDryRun);
  }
});

test('an export of 1.0.0, with a text as category and a stored reading time, has the same articles', async () => {
  const write = (name: string, change: (blog: Record<string, unknown>[]) => void) => {
    cpSync(at('first'), at(name), { recursive: true });
    const content = JSON.parse(readFileSync(join(at(name), 'content.json'), 'utf8')) as OldContent;
    delete content.documents.categories;
    for (const article of content.documents.blog ?? []) {
      article.category = asString(prop(article.category, '$document'))
        .replace(/^categories /, '')
        .toUpperCase();
      article.readTime = 40;
    }
    change(content.documents.blog ?? []);
    const bytes = JSON.stringify(content);
    writeFileSync(join(at(name), 'content.json'), bytes);
    const { files } = JSON.parse(readFileSync(join(at(name), 'manifest.json'), 'utf8')) as Manifest;
    files['content.json'] = createHash('sha256').update(bytes).digest('hex');
    writeFileSync(join(at(name), 'manifest.json'), JSON.stringify({ format: 2, files }));
  };
  write('old', () => {});
  const same = await importContent(cms, at('old'), { isDryRun: false });
  expect([same.created, same.updated]).toEqual([[], []]);

  write('older', ([first]) => Object.assign(first ?? {}, { category: 'A new one' }));
  const { created, updated } = await importContent(cms, at('older'), { isDryRun: false });
  expect([created, updated]).toEqual([['categories A new one'], [expect.stringMatching(/^blog /)]]);
  const { docs } = await cms.find({
    collection: 'blog',
    where: { 'category.name': { equals: 'A new one' } },
  });
  expect(docs.map(({ slug }) => `blog ${slug}`)).toEqual(updated);
  await importContent(cms, at('first'), { isDryRun: false });
});

test('an export that is incomplete or was changed is refused before anything happens', async () => {
  const content = readFileSync(join(at('second'), 'content.json'), 'utf8');
  writeFileSync(join(at('second'), 'content.json'), content.replace('anxiety', 'anxiousness'));
  await expect(importContent(cms, at('second'), { isDryRun: false })).rejects.toThrow(
    'These files of the export are missing or were changed: content.json.',
  );
  await expect(importContent(cms, at('none'), { isDryRun: false })).rejects.toThrow(
    'There is no whole export',
  );
});

test('a body in the API’s own shape becomes a draft of its page, and what has no place is named', async () => {
  const body = {
    content: [
      {
        name: 'hero',
        elements: [
          {
            name: 'main heading',
            type: 'heading',
            values: { text: 'A <em>heading</em> from Smith &amp; Daughters' },
          },
          { name: 'slogan', type: 'subheading-of-ours', values: { text: 'A slogan that has no place' } },
        ],
      },
      { name: 'shop', elements: [{ name: 'offer', values: { text: 'Buy now' } }] },
    ],
  };
  const file = at('homepage.json');
  writeFileSync(file, JSON.stringify(body));
  const outcome = await importPage(cms, { name: 'homepage', file, isDryRun: false });
  expect(outcome.words).toBe(1);
  expect(outcome.notUnderstood).toEqual([
    expect.stringMatching(/^section "hero", "slogan": “A slogan that has no place” \(it takes main heading/),
    'section "shop": this page has none of this name',
    'formatting in plain texts, which keep their words: hero.mainHeading',
  ]);
  const { docs } = await (
    await getCms()
  ).find({
    collection: 'pages',
    where: { name: { equals: 'homepage' } },
    draft: true,
    depth: 0,
  });
  expect(JSON.stringify(docs[0]?.body)).toContain('A heading from Smith & Daughters');
  expect(JSON.stringify(await askJson('/api/pages/homepage'))).not.toContain('Daughters');
  await expect(importPage(cms, { name: 'shop', file, isDryRun: true })).rejects.toThrow(
    'There is no page "shop"',
  );
});

test('a picture whose address cannot be decoded is named, and the rest is imported', async () => {
  const named = (name: string, values: object) => ({ name, values });
  const file = at('about.json');
  const body = {
    content: [
      {
        name: 'hero',
        elements: [
          named('hero image', { src: '/cms-api/media/file/50%.jpg', alt: 'A heron' }),
          named('page title', { text: 'About the heron' }),
        ],
      },
    ],
  };
  writeFileSync(file, JSON.stringify(body));
  const { words, notUnderstood } = await importPage(cms, { name: 'about', file, isDryRun: true });
  expect(words).toBeGreaterThan(0);
  expect(notUnderstood).toEqual([
    'picture /cms-api/media/file/50%.jpg: the file name in its address cannot be decoded',
  ]);
});

test('a page of this site, as the API gives it, is understood whole', async () => {
  for (const name of ['programs', 'about', 'therapies', 'contact', 'gallery', 'conditions']) {
    const file = at(`${name}.json`);
    writeFileSync(file, JSON.stringify(await askJson(`/api/pages/${name}`)));
    const { notUnderstood } = await importPage(cms, { name, file, isDryRun: true });
    expect([name, notUnderstood]).toEqual([name, []]);
  }
});

const unpacked = (base64: string) => Buffer.from(base64, 'base64').toString('utf8');

const withoutIds = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'id' ? undefined : value)));
