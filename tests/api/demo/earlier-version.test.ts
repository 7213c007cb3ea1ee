import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { SEEDED_WORDS_KEY } from '@/services/key-value/key-value';
import { createStaff, published } from '../../helpers/fixtures/content';
import { copySeeded } from '../../helpers/cms/seeded';

await copySeeded({
  databaseUri: process.env.DATABASE_URI ?? '',
  mediaDir: process.env.MEDIA_DIR ?? '',
});
const { closeCms, openCms } = await import('../../helpers/cms/api');
const { askCms, signIn } = await import('../../helpers/cms/ask-cms');
const { seedContent } = await import('../../../seed/seed');

let cms: Payload;
let editor: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  cms = await openCms();
  await createStaff(cms, 'admin');
  editor = await createStaff(cms, 'editor');
}, 120_000);
afterAll(closeCms);

const as = () => ({ user: editor, overrideAccess: false }) as const;
const rewriteContact = async () => {
  const { docs } = await cms.find({ collection: 'pages', where: { name: { equals: 'contact' } }, depth: 0 });
  return cms.update({
    collection: 'pages',
    id: docs[0]?.id ?? '',
    ...as(),
    data: { body: [{ blockType: 'contact' }], seo: { description: 'Ours.' } } as never,
  });
};
const rewriteLayout = () =>
  cms.updateGlobal({
    slug: 'site-layout',
    ...as(),
    data: { contact: { name: 'Ours', phone: null, email: null }, ...published } as never,
  });
const clear = async () =>
  askCms('/demo/clear', {
    method: 'POST',
    token: await signIn('admin@staff.example', 'a password for tests'),
    body: { confirmation: 'clear the demo' },
  });

test('a demo of an earlier version stays one, and is not cleared, until the seed has recorded its words', async () => {
  await cms.kv.delete(SEEDED_WORDS_KEY);
  expect([(await rewriteContact()).isDemo, (await rewriteLayout()).isDemo]).toEqual([true, true]);
  expect((await clear()).status).toBe(503);

  await seedContent(cms);
  expect([(await rewriteContact()).isDemo, (await rewriteLayout()).isDemo]).toEqual([false, false]);
  expect((await clear()).status).toBe(200);
});

test('the record holds hashes, and no text', async () => {
  const { hashes } = (await cms.kv.get<{ hashes: string[] }>(SEEDED_WORDS_KEY)) ?? { hashes: [] };
  expect(hashes.length).toBeGreaterThan(300);
  expect(hashes.filter((hash) => !/^[\w-]{16}$/.test(hash))).toEqual([]);
});
