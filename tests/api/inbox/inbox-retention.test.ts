import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { Payload } from 'payload';
import { prop } from '@/content/json';
import { processOutbox } from '@/services/inbox/outbox';
import { isRetentionDue, applyRetention } from '@/services/inbox/retention';
import { askJson, closeCms, openCms } from '../../helpers/cms/api';
import { forgetMessages, goodMessage, post, storedMessages } from '../../helpers/fixtures/contact';
import { createStaff } from '../../helpers/fixtures/content';

const DAY = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  await createStaff(cms, 'admin');
}, 120_000);
afterEach(forgetMessages);
afterAll(closeCms);

type Status = 'new' | 'read' | 'answered' | 'closed' | 'spam';

async function receive(status: Status) {
  await post({ ...goodMessage, message: `This one is ${status}.` });
  const { id } = (await storedMessages())[0] ?? { id: '' };
  await cms.update({ collection: 'contact-messages', id, data: { status } });
  return id;
}
/** What the page "Privacy" is rendered from. */
const saidToVisitors = async () =>
  prop(prop(await askJson('/api/globals/site-layout'), 'data'), 'messagesDeletedAfterDays');
const kept = async () => (await storedMessages()).map(({ status }) => status).sort();
const settings = (retention: { mode: 'off' | 'try' | 'erase'; days?: number }) =>
  cms.updateGlobal({ slug: 'inbox-settings', data: { retention } });
/** The job deletes as it does; then an administrator or a colleague acts, once. */
function afterFirstDeletion(act: () => Promise<unknown>) {
  const erase = cms.delete.bind(cms);
  const spy = jest.spyOn(cms, 'delete').mockImplementationOnce(async (...given) => {
    const answer = await erase(...given);
    await act();
    return answer as never;
  });
  return spy;
}
const lines = async (action: 'tried' | 'purged') =>
  (
    await cms.find({ collection: 'audit-trail', where: { action: { equals: action } }, pagination: false })
  ).docs.map(({ who, messages }) => [who, messages]);

test.each(['contact-messages', 'outbox', 'audit-trail'] as const)('%s keeps no former versions', (slug) => {
  expect(cms.collections[slug].config.versions).toBeFalsy();
});

test('is off until an administrator switches it on', async () => {
  await receive('closed');
  expect(await isRetentionDue(cms, inDays(10_000))).toBe(false);
  await applyRetention(cms, inDays(10_000));
  expect(await kept()).toEqual(['closed']);
});

test('is tried first, erases what is over once a day, and each step is in the audit trail', async () => {
  for (const status of ['new', 'read', 'answered'] as const) await receive(status);
  const over = [await receive('closed'), await receive('spam')];
  await expect(settings({ mode: 'erase', days: 30 })).rejects.toThrow(/Test first/);

  expect(await saidToVisitors()).toBeUndefined();
  await settings({ mode: 'try', days: 30 });
  expect(await isRetentionDue(cms, inDays(29))).toBe(true);
  await applyRetention(cms, inDays(29));
  const { retention } = await cms.findGlobal({ slug: 'inbox-settings' });
  expect(retention).toMatchObject({ triedDays: 30, triedCount: 0 });
  await applyRetention(cms, inDays(31));
  expect((await cms.findGlobal({ slug: 'inbox-settings' })).retention?.triedCount).toBe(2);
  expect(await kept()).toHaveLength(5);
  expect((await lines('tried')).map(([who, ids]) => [who, ids?.split('\n').sort()])).toEqual([
    ['Retention', [...over].sort()],
  ]);

  await expect(settings({ mode: 'erase', days: 7 })).rejects.toThrow(/Test first/);
  expect(await saidToVisitors()).toBeUndefined();
  await settings({ mode: 'erase', days: 30 });
  expect(await saidToVisitors()).toBe(30);
  expect(await isRetentionDue(cms, inDays(31))).toBe(true);
  await applyRetention(cms, inDays(31));
  expect(await kept()).toEqual(['answered', 'new', 'read']);
  expect((await lines('purged')).map(([, id]) => id).sort()).toEqual([...over].sort());
  expect(await isRetentionDue(cms, inDays(31.9))).toBe(false);
  expect(await isRetentionDue(cms, inDays(32.1))).toBe(true);
  await settings({ mode: 'off' });
  expect(await saidToVisitors()).toBeUndefined();
});

test('an administrator who switches it off while it runs keeps what is not erased yet, and the setting', async () => {
  for (let message = 0; message < 3; message += 1) await receive('closed');
  await settings({ mode: 'try', days: 30 });
  await applyRetention(cms, inDays(31));
  await settings({ mode: 'erase', days: 30 });
  const spy = afterFirstDeletion(() => settings({ mode: 'off' }));
  await applyRetention(cms, inDays(32.5));
  spy.mockRestore();
  expect(await kept()).toEqual(['closed', 'closed']);
  expect((await cms.findGlobal({ slug: 'inbox-settings' })).retention?.mode).toBe('off');
});

test('an administrator who sets a longer period while it runs keeps what is not erased yet', async () => {
  for (let message = 0; message < 3; message += 1) await receive('closed');
  await settings({ mode: 'try', days: 30 });
  await applyRetention(cms, inDays(31));
  await settings({ mode: 'erase', days: 30 });
  const spy = afterFirstDeletion(async () => {
    await settings({ mode: 'try', days: 90 });
    await applyRetention(cms, inDays(32.4));
    await settings({ mode: 'erase', days: 90 });
  });
  await applyRetention(cms, inDays(32.5));
  spy.mockRestore();
  expect(await kept()).toEqual(['closed', 'closed']);
});

test('a message that a colleague opens again while it runs is kept', async () => {
  const ids = [await receive('closed'), await receive('closed'), await receive('closed')];
  await settings({ mode: 'try', days: 30 });
  await applyRetention(cms, inDays(31));
  await settings({ mode: 'erase', days: 30 });
  const purged = (await lines('purged')).length;
  const spy = afterFirstDeletion(async () => {
    const left = await storedMessages();
    expect(left).toHaveLength(2);
    await cms.update({ collection: 'contact-messages', id: left[0]?.id ?? '', data: { status: 'read' } });
  });
  await applyRetention(cms, inDays(32.5));
  spy.mockRestore();
  expect(await kept()).toEqual(['read']);
  expect(ids).toContain((await storedMessages())[0]?.id);
  expect((await lines('purged')).length - purged).toBe(2);
});

test('fails when an entry of the audit trail cannot be written, and does not count as done', async () => {
  await receive('closed');
  await settings({ mode: 'try', days: 30 });
  await applyRetention(cms, inDays(31));
  await settings({ mode: 'erase', days: 30 });
  const hooks = cms.collections['contact-messages'].config.hooks.afterDelete;
  hooks.push(() => Promise.reject(new Error('The entry cannot be written.')));
  await expect(applyRetention(cms, inDays(32.5))).rejects.toThrow('The entry cannot be written.');
  hooks.pop();
  expect((await cms.findGlobal({ slug: 'inbox-settings' })).retention?.ranAt).not.toBe(
    inDays(32.5).toISOString(),
  );
});

test('counts from the last closing: a message opened again is kept', async () => {
  const id = await receive('closed');
  const [closed] = await storedMessages();
  expect(closed?.closedAt).toEqual(expect.any(String));
  await cms.update({ collection: 'contact-messages', id, data: { newNote: 'Once more.' } });
  expect((await storedMessages())[0]?.closedAt).toBe(closed?.closedAt);
  await cms.update({ collection: 'contact-messages', id, data: { status: 'read' } });
  expect((await storedMessages())[0]?.closedAt ?? null).toBeNull();
});

test('a message that was spam counts from its closing, not from when it was set aside', async () => {
  const id = await receive('spam');
  await cms.db.updateOne({
    collection: 'contact-messages',
    id,
    data: { closedAt: inDays(-29).toISOString() },
    returning: false,
  });
  await cms.update({ collection: 'contact-messages', id, data: { status: 'closed' } });
  expect(Date.parse((await storedMessages())[0]?.closedAt ?? '')).toBeGreaterThan(inDays(-1).getTime());
});

test('without a mail server a new message is stored, and the log says so without an address', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  await post(goodMessage);
  await processOutbox(cms, inDays(0));
  expect(log.mock.calls).toEqual([['A mail was not sent: no mail server is set up (SMTP_URL).']]);
  log.mockRestore();
  const { docs } = await cms.find({ collection: 'outbox' });
  expect(docs).toMatchObject([{ state: 'not-sent', to: 'admin@staff.example' }]);
});
