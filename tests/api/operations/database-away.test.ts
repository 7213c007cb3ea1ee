import { expect, test } from '@jest/globals';
import { mkdirSync } from 'node:fs';
import { expectConsoleError } from '../../helpers/setup/fail-on-console';

// Nothing listens at the first; the second is a folder where the file should be.
const isMongo = !process.env.DATABASE_URI?.startsWith('file:');
const file = process.env.DATABASE_URI?.replace('file:', '') ?? '';
if (isMongo) process.env.DATABASE_URI = 'mongodb://me:hid%40den@127.0.0.1:1/site';
else mkdirSync(file, { recursive: true });

const AWAY = 'The site is being looked after right now. Please try again in a minute.';
process.env.LOG_LEVEL = 'silent';
const { ask } = await import('../../helpers/cms/api');
const { goodMessage, post } = await import('../../helpers/fixtures/contact');
const { bodyOf } = await import('@/server/content-api/prefetch');

test('without a database every call says so in one sentence, and the log names the address once, without the password', async () => {
  expectConsoleError(
    isMongo
      ? /^The database at mongodb:\/\/127\.0\.0\.1:1\/site cannot be reached\.$/
      : /^The database at \/.*site\.db cannot be reached\.$/,
  );
  const message = await post(goodMessage);
  expect([message.status, await message.text()]).toEqual([503, AWAY]);
  expect(message.headers.get('cache-control')).toBe('no-store');
  for (const path of [
    'pages/homepage',
    'globals/site-layout',
    'therapies',
    'therapies/cbt',
    'team-members',
    'blog',
  ]) {
    const response = await ask(`/api/${path}`);
    expect([path, response.status, await response.text()]).toEqual([path, 503, AWAY]);
  }
  // A page that is rendered meanwhile gets nothing, and so shows its built-in words.
  expect(await bodyOf({ name: 'page', key: 'homepage' })).toBeUndefined();
});

test('what needs no database is answered all the same', async () => {
  expect((await post({ ...goodMessage, email: 'x' })).status).toBe(400);
  expect((await ask('/api/pages/nothing')).status).toBe(404);
  expect((await ask('/api/blog', { method: 'PUT' })).status).toBe(405);
});

test('the next attempt waits, so that no request waits for the same timeout', async () => {
  const start = performance.now();
  for (let call = 0; call < 50; call += 1) expect((await ask('/api/blog')).status).toBe(503);
  expect(performance.now() - start).toBeLessThan(1000);
});
