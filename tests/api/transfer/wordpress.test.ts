import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { findRedirect } from '@/server/cms/redirects';
import { importWordPress } from '@/server/transfer/import-wordpress';
import { ask, askJson, closeCms, openCms } from '../../helpers/cms/api';

const file = 'tests/fixtures/wordpress/export.xml';
const pictures = mkdtempSync(join(process.env.TEST_RUN_FOLDER ?? '', 'uploads-'));
const posts = () => cms.find({ collection: 'blog', draft: true, sort: 'title', pagination: false, depth: 1 });

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  mkdirSync(join(pictures, '2019/05'), { recursive: true });
  copyFileSync('src/assets/team-01.jpg', join(pictures, '2019/05/harbor.jpg'));
}, 60_000);
afterAll(closeCms);

test('a dry run says what would come, and changes nothing', async () => {
  const outcome = await importWordPress(cms, { file, pictures, isDryRun: true });
  expect([outcome.created.length, outcome.redirects]).toEqual([3, 0]);
  for (const collection of ['blog', 'categories', 'media', 'redirects'] as const)
    expect(await cms.count({ collection })).toEqual({ totalDocs: 0 });
});

test('posts and pages become drafts with their words, dates, categories, tags and pictures', async () => {
  const outcome = await importWordPress(cms, { file, pictures, isDryRun: false });
  expect(outcome.created).toEqual([
    'post 12 "Finding calm & rest"',
    'page 20 "About us"',
    'page 21 "Contact"',
  ]);
  const { docs } = await posts();
  expect(docs.map(({ title, slug, _status }) => [title, slug, _status])).toEqual([
    ['About us', 'about-us', 'draft'],
    ['Contact', 'contact', 'draft'],
    ['Finding calm & rest', 'finding-calm', 'draft'],
  ]);
  expect(docs[2]).toMatchObject({
    excerpt: 'A first step.',
    category: { name: 'Anxiety' },
    tags: ['Sleep', 'breathing'],
    publishedOn: '2019-05-06T14:00:00.000Z',
    image: { alt: 'The harbor at dawn' },
  });
  expect(await cms.count({ collection: 'media' })).toEqual({ totalDocs: 1 });
  const stored = JSON.stringify(docs[2]?.content);
  for (const kept of ['Begin small', '"tag":"h2"', '"type":"list"', '"type":"upload"', '/about-us/'])
    expect(stored).toContain(kept);
  for (const gone of ['alert(1)', 'wp:paragraph', 'old.harborlight']) expect(stored).not.toContain(gone);
  expect(JSON.stringify(docs[0]?.content).match(/"type":"paragraph"/g)).toHaveLength(2);
  expect(JSON.stringify(docs[0]?.content)).not.toContain('[gallery');
});

test('unsupported content is reported, and nothing is omitted silently', async () => {
  await cms.delete({ collection: 'redirects', where: { from: { equals: '/?p=21' } } });
  await cms.delete({ collection: 'blog', where: { slug: { equals: 'contact' } } });
  const { notUnderstood, created } = await importWordPress(cms, { file, pictures, isDryRun: false });
  expect(created).toEqual(['page 21 "Contact"']);
  const said = notUnderstood.join('\n');
  for (const fault of [
    '1 of the kind "nav_menu_item": left out',
    '1 comments: left out',
    '1 posts and pages in the trash, or never begun: left out',
    'page 21 "Contact": picture /wp-content/uploads/missing.jpg: not in the folder of pictures',
    'page 21 "Contact": /contact stays the address of this site’s own page',
    'page 21 "Contact": its date  is not a day that has passed',
  ])
    expect(said).toContain(fault);
});

test('a second import changes nothing, also when a draft was moved, published or deleted since', async () => {
  const { docs } = await posts();
  const [about, , calm] = docs;
  await cms.update({
    collection: 'blog',
    id: String(about?.id),
    data: { slug: 'who-we-are', _status: 'published' },
  });
  await cms.delete({ collection: 'blog', id: String(calm?.id) });
  const again = await importWordPress(cms, { file, pictures, isDryRun: false });
  expect([again.created, again.alreadyThere, again.redirects]).toEqual([[], 3, 0]);
  expect((await posts()).docs.map(({ slug }) => slug)).toEqual(['who-we-are', 'contact']);
  expect(await cms.count({ collection: 'media' })).toEqual({ totalDocs: 1 });
});

test('each old address leads to its article as soon as that is public, its number included', async () => {
  for (const from of ['/about-us', '/?p=20', '/?page_id=20'])
    expect(await findRedirect(from)).toBe('/blog/who-we-are');
  expect(await findRedirect('/?p=21')).toBeUndefined();
  expect((await ask('/api/blog/contact')).status).toBe(404);
  expect(await askJson('/api/blog/who-we-are')).toMatchObject({ data: { title: 'About us' } });
});

test('a file that is no export, or an incomplete one, is refused with instructions', async () => {
  const wrong = join(pictures, 'wrong.xml');
  writeFileSync(wrong, '<rss><channel><title>A feed</title></channel></rss>');
  await expect(importWordPress(cms, { file: wrong, isDryRun: false })).rejects.toThrow(
    'Tools, Export, All content',
  );
  writeFileSync(wrong, '<rss><channel>');
  await expect(importWordPress(cms, { file: wrong, isDryRun: false })).rejects.toThrow('Export it again');
  await expect(importWordPress(cms, { file: 'nowhere.xml', isDryRun: false })).rejects.toThrow(
    'cannot be read',
  );
});
