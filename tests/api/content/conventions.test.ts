import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { pageSchemas } from '@/content/schema/schemas';
import { ask, askJson, closeCms, METHODS, openCms } from '../../helpers/cms/api';
import { createPage, published } from '../../helpers/fixtures/content';

const GETS = [
  ...Object.keys(pageSchemas).map((name) => `/api/pages/${name}`),
  '/api/globals/site-layout',
  '/api/therapies',
  '/api/therapies/one',
  '/api/conditions',
  '/api/conditions/one',
  '/api/team-members',
  '/api/credentials',
  '/api/blog',
  '/api/blog/one',
];
const MISSING = {
  '/api/pages/nothing': 'There is no page of this name.',
  '/api/therapies/nothing': 'The requested therapy could not be found.',
  '/api/conditions/nothing': 'The requested condition could not be found.',
  '/api/blog/nothing': 'There is no article at this address.',
  '/api/nothing': 'There is nothing at this address.',
  '/api': 'There is nothing at this address.',
};

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  await createPage(cms, 'homepage');
  for (const collection of ['therapies', 'conditions', 'blog'] as const)
    await cms.create({ collection, data: { title: 'One', slug: 'one', ...published } });
}, 60_000);
afterAll(closeCms);

describe.each(GETS)('GET %s', (path) => {
  test('answers JSON with an ETag, to be asked again each time', async () => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('etag')).toMatch(/^W\/"[\w-]{20,}"$/);
    expect(response.headers.get('cache-control')).toBe('public, no-cache');
    expect(response.headers.get('vary')).toMatch(/Authorization/);
    expect(await response.json()).toHaveProperty('data');
  });

  test('answers 304 without a body to a client that has it', async () => {
    const etag = (await ask(path)).headers.get('etag') ?? '';
    for (const known of [etag, `"other", ${etag}`, `${etag},W/"x"`, etag.replace('W/', ''), '*']) {
      const response = await ask(path, { headers: { 'If-None-Match': known } });
      expect([known, response.status, await response.text()]).toEqual([known, 304, '']);
      expect(response.headers.get('etag')).toBe(etag);
    }
    for (const other of ['"other"', `W/"${etag.slice(4, -1)}`, etag.slice(3, -1), '', 'W/']) {
      const response = await ask(path, { headers: { 'If-None-Match': other } });
      expect([other, response.status]).toEqual([other, 200]);
    }
  });

  test('responds to a bearer token without shared caching', async () => {
    const response = await ask(path, { headers: { Authorization: 'Bearer nonsense' } });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.text()).toBe(await (await ask(path)).text());
  });

  test('has a HEAD with the same status and headers', async () => {
    const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
    expect(head.status).toBe(200);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('refuses %s', async (method) => {
    const response = await ask(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await response.text()).toBe('This address answers only GET, HEAD.');
  });
});

test.each(METHODS.filter((method) => method !== 'POST'))('/api/contact refuses %s', async (method) => {
  const response = await ask('/api/contact', { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
});

test('an edit changes the ETag, and the old one is answered with the new words', async () => {
  const before = (await ask('/api/conditions/one')).headers.get('etag') ?? '';
  await cms.update({
    collection: 'conditions',
    where: { slug: { equals: 'one' } },
    data: { summary: 'Edited.' },
  });
  const response = await ask('/api/conditions/one', { headers: { 'If-None-Match': before } });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ data: { summary: 'Edited.' } });
});

describe.each(Object.entries(MISSING))('%s', (path, sentence) => {
  test('is one sentence of plain text', async () => {
    for (const headers of [
      undefined,
      { Accept: '*/*' },
      { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    ]) {
      const response = await ask(path, headers ? { headers } : {});
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toBe(sentence);
    }
  });

  test('is JSON for a client that asks for it', async () => {
    const response = await ask(path, { headers: { Accept: 'application/json' } });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('vary')).toMatch(/Accept/);
    expect(await response.json()).toEqual({ error: sentence });
  });
});

test('every method of an unknown address is a 404', async () => {
  for (const method of METHODS) expect((await ask('/api/nothing/at/all', { method })).status).toBe(404);
});

test('a query string changes nothing', async () => {
  const tricks =
    '?depth=9&draft=true&where[_status][equals]=draft&select[createdAt]=true&locale=*&trash=true&limit=0';
  for (const path of GETS) expect(await askJson(path + tricks)).toEqual(await askJson(path));
});
