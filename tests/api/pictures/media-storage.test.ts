import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { createPicture } from '../../helpers/fixtures/content';
import { startObjectStore } from '../../helpers/fixtures/object-store';

// Before the configuration is read.
const store = await startObjectStore();
Object.assign(process.env, {
  S3_BUCKET: 'media-of-the-site',
  S3_ENDPOINT: store.url,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
});

const { closeCms, openCms } = await import('../../helpers/cms/api');

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
}, 60_000);
afterAll(async () => {
  await closeCms();
  await store.stop();
});

test('with a bucket, a picture is kept there, served by the site, exported, and deleted with its record', async () => {
  const { id, url } = await createPicture(cms, { name: 'heron.jpg' });
  expect(store.keys()).toEqual(['/media-of-the-site/heron.jpg']);
  expect(url).toBe('/cms-api/media/file/heron.jpg');
  expect(existsSync(join(process.env.MEDIA_DIR ?? '', 'heron.jpg'))).toBe(false);

  const { askCms } = await import('../../helpers/cms/ask-cms');
  const ask = () => askCms('/media/file/heron.jpg');
  expect((await ask()).status).toBe(404);
  const member = { name: 'Ada', title: 'Director', image: String(id), _status: 'published' as const };
  const { id: shown } = await cms.create({ collection: 'team-members', data: member });
  const { status, text } = await ask();
  expect(status).toBe(200);
  expect(text.length).toBeGreaterThan(10_000);

  const { exportContent } = await import('@/server/transfer/export');
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  await exportContent(cms, folder);
  const exported = await readFile(join(folder, 'media', 'heron.jpg'));
  await rm(folder, { recursive: true });
  expect(exported).toEqual(store.bytes('/media-of-the-site/heron.jpg'));

  await cms.delete({ collection: 'team-members', id: shown });
  expect((await ask()).status).toBe(404);
  await cms.delete({ collection: 'media', id });
  expect(store.keys()).toEqual([]);
});

test('the site is ready without a media folder, which it does not use then', async () => {
  const { sendReadiness } = await import('@/server/handlers/readiness');
  const folder = process.env.MEDIA_DIR ?? '';
  await rm(folder, { recursive: true, force: true });
  // No folder can be made where a file is.
  await writeFile(folder, '');
  expect(await (await sendReadiness()).json()).toMatchObject({ media: 'ok' });
});
