import { expect, test } from '@jest/globals';
import { mkdirSync } from 'node:fs';
import { expectConsoleError } from '../../helpers/setup/fail-on-console';

// No server listens at the first; the second is a folder where the file should be.
const isMongo = !process.env.DATABASE_URI?.startsWith('file:');
const file = process.env.DATABASE_URI?.replace('file:', '') ?? '';
if (isMongo) process.env.DATABASE_URI = 'mongodb://me:hid%40den@127.0.0.1:1/site';
else mkdirSync(file, { recursive: true });

const AWAY = 'The site is being looked after right now. Please try again in a minute.';
process.env.LOG_LEVEL = 'silent';
const { ask } = await import('../../helpers/cms/api');
const { goodMessage, post } = await import('../../helpers/fixtures/contact');
const { bodyOf } = await import('@/server/content-api/prefetch');
const { guardedRest } = await import('../../helpers/cms/ask-cms');

test('without a database every endpoint says so in one sentence, and the log names the address once, without the password', async () => {
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
    // It could be a page that staff made.
    'pages/nothing',
    'globals/site-layout',
    'therapies',
    'therapies/cbt',
    'team-members',
    'blog',
  ]) {
    const response = await ask(`/api/${path}`);
    expect([path, response.status, await response.text()]).toEqual([path, 503, AWAY]);
  }
  // A page rendered meanwhile gets no content, and so shows its built-in text.
  expect(await bodyOf({ name: 'page', key: 'homepage' })).toBeUndefined();
});

test('staff who sign in, or ask for a list, read what to do', async () => {
  const url = 'http://127.0.0.1:3000/cms-api/staff';
  const body = JSON.stringify({ email: 'ada@example.org', password: 'a password' });
  const headers = { 'Content-Type': 'application/json' };
  for (const request of [
    new Request(`${url}/login`, { method: 'POST', headers, body }),
    new Request(`${url}/me`),
  ]) {
    const answer = await guardedRest(request, { params: Promise.resolve({}) });
    expect([request.url, answer.status, await answer.json()]).toEqual([
      request.url,
      503,
      { errors: [{ message: 'The database cannot be reached. Nothing was saved; please try again.' }] },
    ]);
  }
});

test('requests that need no database still work', async () => {
  expect((await post({ ...goodMessage, email: 'x' })).status).toBe(400);
  // No page can have this name.
  expect((await ask('/api/pages/No-Slug')).status).toBe(404);
  expect((await ask('/api/pages/gallery-no_slug')).status).toBe(404);
  expect((await ask('/api/blog', { method: 'PUT' })).status).toBe(405);
});

test('the next attempt waits, so that no request waits for the same timeout', async () => {
  const start = performance.now();
  for (let call = 0; call < 50; call += 1) expect((await ask('/api/blog')).status).toBe(503);
  expect(performance.now() - start).toBeLessThan(1000);
});
