import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { asString, prop } from '@/content/json';
import { newestChanges } from '@/services/revision/track-writes';
import { askJson, closeCms, openCms } from '../../helpers/cms/api';
import { openStaff, type RoleName } from '../../helpers/cms/staff';

const DAY_MS = 86_400_000;
let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
}, 120_000);
afterEach(() => save('admin', { text: '' }));
afterAll(closeCms);

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const save = (who: RoleName | 'nobody', data: object) => staff.as(who, '/globals/notice', 'POST', data);
const shown = async () => prop(prop(await askJson('/api/globals/site-layout'), 'data'), 'notice');
const stored = () => cms.findGlobal({ slug: 'notice' });
const words = { kind: 'closed', text: 'We are closed on Thursday.' };

test('without one the layout is as it always was', async () => {
  expect(await askJson('/api/globals/site-layout')).toEqual({ data: { content: expect.any(Array) } });
});

test('can be set by editors and message readers, shows at once, and ends after 7 days', async () => {
  for (const who of ['intake', 'editor', 'admin'] as const) {
    const text = `Set by ${who}`;
    const before = await newestChanges(cms.db);
    expect((await save(who, { ...words, text, link: { label: 'More', url: '/contact' } })).status).toBe(200);
    expect(await shown()).toEqual({ kind: 'closed', text, link: { label: 'More', url: '/contact' } });
    // A raised revision reaches every page within 5 s.
    expect(await newestChanges(cms.db)).not.toEqual(before);
    const { until, changedBy } = await stored();
    expect([Math.round((Date.parse(asString(until)) - Date.now()) / DAY_MS), changedBy]).toEqual([
      7,
      `The ${who}`,
    ]);
    await save(who, { text: '' });
    expect([await shown(), (await stored()).until ?? null]).toEqual([undefined, null]);
  }
  expect((await save('nobody', words)).status).toBe(403);
  expect((await staff.as('nobody', '/globals/notice')).status).toBe(403);
});

describe('its times', () => {
  test('a planned one is not shown before it begins, and ends by itself', async () => {
    expect((await save('intake', { ...words, from: inDays(1) })).status).toBe(200);
    expect(Math.round((Date.parse(asString((await stored()).until)) - Date.now()) / DAY_MS)).toBe(8);
    expect(await shown()).toBeUndefined();
    const soon = Date.now() + 1500;
    expect((await save('intake', { ...words, from: null, until: new Date(soon).toISOString() })).status).toBe(
      200,
    );
    expect(await shown()).toEqual(words);
    await new Promise((resolve) => setTimeout(resolve, soon + 5 - Date.now()));
    expect(await shown()).toBeUndefined();
  });

  test.each([
    ['an end that has passed', { until: inDays(-1) }],
    ['more than 30 days', { until: inDays(31) }],
    ['an end before the beginning', { from: inDays(3), until: inDays(2) }],
    ['more than 200 characters', { text: 'x'.repeat(201) }],
  ])('%s is refused', async (_, data) => {
    expect((await save('editor', { ...words, ...data })).status).toBe(400);
    expect(await shown()).toBeUndefined();
  });

  test('a link that would run something is never shown', async () => {
    await save('editor', { ...words, link: { label: 'x', url: 'javascript:alert(1)' } });
    expect(prop(await shown(), 'link')).toBeUndefined();
  });

  test('30 days are allowed', async () => {
    expect((await save('editor', { ...words, until: inDays(30) })).status).toBe(200);
  });
});
