import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createClient } from '@libsql/client';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { prop } from '@/content/json';
import { placeOldDatabase } from '../../helpers/cms/old-databases';
import { changeMongoDocuments } from '../../helpers/database/mongo';

const isEmbedded = process.env.TEST_DATABASE !== 'mongodb';
const LAMP = 'when-the-lamp-is-out';
const CONTACT = 'what-happens-when-you-contact-us';

// This file opens the database of 1.0.0, with other spellings of a category and a typed reading time.
const databaseUri = await placeOldDatabase(
  '1.0.0',
  mkdtempSync(join(process.env.TEST_RUN_FOLDER ?? '', 'old-articles-')),
);
if (isEmbedded) {
  const client = createClient({ url: databaseUri });
  await client.executeMultiple(`
    update blog set category = ' living  WITH it', read_time = 40 where slug = '${CONTACT}';
    update _blog_v set version_category = 'Only a draft', version_read_time = 40
      where latest and version_slug = '${LAMP}';`);
  client.close();
} else {
  const typed = { category: ' living  WITH it', readTime: 40 };
  await changeMongoDocuments(databaseUri, 'blogs', { slug: CONTACT }, { $set: typed });
  const ofDraft = { 'version.category': 'Only a draft', 'version.readTime': 40 };
  await changeMongoDocuments(databaseUri, '_blog_versions', { 'version.slug': LAMP }, { $set: ofDraft });
}
process.env.DATABASE_URI = databaseUri;
const { closeCms, openCms } = await import('../../helpers/cms/api');
const { migrations: ofMongo } = await import('@/migrations/mongodb');

let cms: Payload;
beforeAll(async () => {
  // The copy before the upgrade.
  jest.spyOn(console, 'info').mockImplementation(() => {});
  cms = await openCms();
}, 60_000);
afterAll(() => closeCms());

const categories = async () => {
  const { docs } = await cms.find({ collection: 'categories', sort: 'name', pagination: false });
  return docs.map(({ name }) => name);
};
const article = async (slug: string, draft: boolean) => {
  const { docs } = await cms.find({
    collection: 'blog',
    where: { slug: { equals: slug } },
    depth: 1,
    draft,
  });
  return [prop(docs[0]?.category, 'name'), docs[0]?.readTime];
};

test('each category of articles and drafts is a document, once for all spellings', async () => {
  expect(await categories()).toEqual(['First steps', 'Only a draft', 'living WITH it']);
  expect(await article(LAMP, false)).toEqual(['living WITH it', 1]);
  expect(await article(LAMP, true)).toEqual(['Only a draft', 1]);
  expect((await article(CONTACT, false))[0]).toBe('living WITH it');
});

test('a typed reading time is replaced by that of the text', async () => {
  const [, minutes] = await article(CONTACT, false);
  expect([minutes, minutes === 40]).toEqual([expect.any(Number), false]);
});

test('the migration of MongoDB can run again', async () => {
  if (isEmbedded) return;
  const before = await categories();
  await ofMongo.at(-1)?.up({ payload: cms, req: {} as never });
  expect(await categories()).toEqual(before);
  expect(await article(LAMP, true)).toEqual(['Only a draft', 1]);
});
