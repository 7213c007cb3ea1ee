import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { readExtraPage } from '@/content/derive/extra-page';
import { readCondition } from '@/content/views/condition';
import { asList, prop } from '@/content/json';
import { copySeeded } from '../../helpers/cms/seeded';

await copySeeded({ databaseUri: process.env.DATABASE_URI ?? '', mediaDir: process.env.MEDIA_DIR ?? '' });
const { ask, askJson, closeCms, openCms } = await import('../../helpers/cms/api');
const { openStaff } = await import('../../helpers/cms/staff');

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
let id = '';
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
  const { docs } = await cms.find({ collection: 'extra-pages', overrideAccess: true, depth: 0 });
  expect(docs.map(({ slug }) => slug).sort()).toEqual(['admision', 'admissions', 'contacto']);
  id = String(docs.find(({ slug }) => slug === 'admissions')?.id);
}, 300_000);
afterAll(closeCms);

const isDemo = async () =>
  (await cms.findByID({ collection: 'extra-pages', id, overrideAccess: true, showHiddenFields: true }))
    .isDemo;
const change = async (data: object) =>
  (await staff.as('editor', `/extra-pages/${id}`, 'PATCH', { ...data, _status: 'published' })).status;

test('the demo’s page of admissions is public, with all its blocks, and linked from nowhere', async () => {
  const view = readExtraPage(await askJson('/api/pages/admissions'));
  expect(view?.title).toBe('Admissions: from the first call to the first day');
  expect(view?.blocks.map(({ kind }) => kind)).toEqual(['text', 'steps', 'facts', 'questions', 'contact']);
  expect(JSON.stringify(await askJson('/api/globals/site-layout'))).not.toContain('/admissions');
});

test('its Spanish pages lead to their originals, and say that no clinician has reviewed them', async () => {
  const pairs = { '/api/pages/contacto': '/contact', '/api/pages/admision': '/admissions' };
  for (const [path, original] of Object.entries(pairs)) {
    const view = readExtraPage(await askJson(path));
    expect(view?.translation).toMatchObject({ language: 'es', others: [{ language: 'en', url: original }] });
    expect(JSON.stringify(view?.blocks)).toContain('Todavía no la ha revisado un profesional clínico');
  }
  for (const [slug, original] of [
    ['ansiedad', 'anxiety'],
    ['depresion', 'depression'],
  ]) {
    const condition = readCondition(await askJson(`/api/conditions/${slug}`));
    expect(condition?.translation.others).toEqual([{ language: 'en', url: `/conditions/${original}` }]);
    expect(condition?.review).toMatchObject({ reviewer: '', reviewedOn: '' });
    expect(condition?.treatments).toContain('Todavía no la ha revisado un profesional clínico');
    expect(condition?.symptoms).not.toBe('');
  }
  const { data } = (await askJson('/api/conditions')) as { data: { slug: string }[] };
  expect(data.map(({ slug }) => slug)).not.toContain('ansiedad');
});

test('it stays the demo’s when one sentence changes, and until its last long text is rewritten', async () => {
  const { blocks } = await cms.findByID({ collection: 'extra-pages', id, overrideAccess: true, depth: 0 });
  expect(await change({ subtitle: 'Who answers, and what you decide.' })).toBe(200);
  expect(await isDemo()).toBe(true);
  const [text] = asList(blocks);
  expect(await change({ blocks: [text] })).toBe(200);
  expect(await isDemo()).toBe(true);
  expect(
    await change({ blocks: [{ blockType: 'steps', heading: 'Ours', steps: [{ title: 'You call' }] }] }),
  ).toBe(200);
  expect(await isDemo()).toBe(false);
});

test('clearing the demo removes an untouched page', async () => {
  const {
    id: _,
    createdAt: _c,
    updatedAt: _u,
    changedBy: _b,
    ...copy
  } = (await cms.findByID({
    collection: 'extra-pages',
    id,
    overrideAccess: true,
    depth: 0,
  })) as unknown as Record<string, unknown>;
  await cms.create({
    collection: 'extra-pages',
    overrideAccess: true,
    data: { ...copy, slug: 'untouched', isDemo: true } as never,
  });
  const cleared = await staff.as('admin', '/demo/clear', 'POST', { confirmation: 'clear the demo' });
  expect([cleared.status, prop(JSON.parse(cleared.text), 'cleared')]).toEqual([200, true]);
  expect((await ask('/api/pages/untouched')).status).toBe(404);
  const { docs: left } = await cms.find({ collection: 'extra-pages', overrideAccess: true, trash: true });
  expect(left.map(({ slug }) => slug)).toEqual(['admissions']);
});
