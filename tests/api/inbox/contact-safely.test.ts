import { openMailServer } from '../../helpers/cms/mail-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { isValidElement, type ReactNode } from 'react';
import type { Payload } from 'payload';
import { processOutbox } from '@/services/inbox/outbox';
import { newestChanges } from '@/services/revision/track-writes';
import { postForm } from '@/server/handlers/post-form';
import { env } from '@/services/settings/env';
import { MessageBody } from '@/panel/inbox/message-body';
import { prop } from '@/content/json';
import { askJson, closeCms, openCms } from '../../helpers/cms/api';
import { openStaff } from '../../helpers/cms/staff';
import {
  forgetMessages,
  goodMessage,
  post,
  showSimpleForm,
  storedMessages,
} from '../../helpers/fixtures/contact';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
}, 120_000);
beforeEach(() => turn(true));
afterEach(forgetMessages);
afterAll(closeCms);

const turn = (asksSafely: boolean) => cms.updateGlobal({ slug: 'inbox-settings', data: { asksSafely } });
const said = { mayCall: true, timeOfDay: 'mornings' };
const NO = {
  mayCall: false,
  mayText: false,
  mayEmail: false,
  timeOfDay: '',
  mayLeaveVoicemail: false,
  maySayWhoWeAre: false,
};
const SENTENCE = 'Call, mornings. No voicemail. Do not say where you call from.';
const safely = async () => (await storedMessages()).map((message) => message.safely ?? null);
const submit = (words: Record<string, string>) =>
  postForm(
    new Request('http://127.0.0.1:3000/contact', {
      method: 'POST',
      headers: { Origin: env.origins[0] ?? '' },
      body: new URLSearchParams(words),
    }),
  );

describe('while it is off', () => {
  beforeEach(() => turn(false));

  test('the layout is as it always was, and nothing of it is stored', async () => {
    expect(await askJson('/api/globals/site-layout')).toEqual({ data: { content: expect.any(Array) } });
    expect((await post({ ...goodMessage, ...said, mayText: 5 })).status).toBe(201);
    expect((await submit({ ...goodMessage, email: 'b@example.org', mayCall: 'yes' })).kind).toBe('sent');
    expect(await safely()).toEqual([null, null]);
  });

  test('an export has the columns that it always had', async () => {
    await post(goodMessage);
    const { text } = await staff.as('intake', '/contact-messages/export', 'POST');
    expect(text).toContain('Received,First name,Last name,Email,Phone,Message,Status,Answered by,Notes,ID');
  });
});

test('is off at first; only administrators turn it, and every page learns of it', async () => {
  const { globals } = cms.config;
  const field = globals
    .find(({ slug }) => slug === 'inbox-settings')
    ?.fields.find((one) => 'name' in one && one.name === 'asksSafely');
  expect(prop(field, 'defaultValue')).toBe(false);
  await turn(false);
  const before = await newestChanges(cms.db);
  expect((await staff.as('intake', '/globals/inbox-settings', 'POST', { asksSafely: false })).status).toBe(
    403,
  );
  expect((await staff.as('admin', '/globals/inbox-settings', 'POST', { asksSafely: true })).status).toBe(200);
  expect(await newestChanges(cms.db)).not.toEqual(before);
  expect(prop(prop(await askJson('/api/globals/site-layout'), 'data'), 'asksSafely')).toBe(true);
});

test('what is said is stored, and what is not said is no, by script and by form', async () => {
  expect((await post({ ...goodMessage, ...said })).status).toBe(201);
  expect(await safely()).toEqual([{ ...NO, ...said }]);
  await forgetMessages();
  expect(await submit({ ...goodMessage, mayText: 'yes', timeOfDay: 'evenings' })).toEqual({
    kind: 'sent',
    variant: 'main',
    language: 'en',
  });
  expect(await safely()).toEqual([{ ...NO, mayText: true, timeOfDay: 'evenings' }]);
  await forgetMessages();
  await post(goodMessage);
  expect(await safely()).toEqual([NO]);
});

test('what no form sends is refused, and a form with faults comes back as it was ticked', async () => {
  expect((await post({ ...goodMessage, mayCall: 'perhaps' })).status).toBe(400);
  expect((await post({ ...goodMessage, timeOfDay: 'at night' })).status).toBe(400);
  const outcome = await submit({ ...goodMessage, firstName: 'A', mayEmail: 'yes' });
  expect(outcome).toMatchObject({ kind: 'page', status: 422, answer: { safely: { mayEmail: 'yes' } } });
  expect(await storedMessages()).toEqual([]);
});

test('the older form stays as it is', async () => {
  await showSimpleForm(cms);
  const older = { ...goodMessage, firstName: 'A', variant: 'simple' };
  expect((await post({ ...older, ...said })).status).toBe(201);
  expect((await submit({ ...older, email: 'anything', mayCall: 'yes' })).kind).toBe('sent');
  expect(await safely()).toEqual([null, null]);
});

describe('one submission is stored once', () => {
  test('with the same key and the same answer; another answer is another message', async () => {
    const key = 'key-of-safely';
    for (const _ of [1, 2]) expect((await post({ ...goodMessage, ...said }, { key })).status).toBe(201);
    expect(await storedMessages()).toHaveLength(1);
    expect((await post({ ...goodMessage, ...said, mayLeaveVoicemail: true }, { key })).status).toBe(409);
  });

  test('by its words: a corrected answer is not swallowed', async () => {
    await submit({ ...goodMessage, mayLeaveVoicemail: 'yes' });
    await submit({ ...goodMessage, mayLeaveVoicemail: 'yes' });
    expect(await storedMessages()).toHaveLength(1);
    await submit(goodMessage);
    expect(await safely()).toEqual([NO, { ...NO, mayLeaveVoicemail: true }]);
  });

  test('also when the form began to ask between two tries', async () => {
    await turn(false);
    const key = 'key-before-it-asked';
    await post(goodMessage, { key });
    await turn(true);
    expect((await post(goodMessage, { key })).status).toBe(201);
    expect(await safely()).toEqual([null]);
  });
});

/** The words of an element without its components. */
function wordsOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node))
    return typeof node.type === 'string' ? wordsOf(node.props.children) : '';
  return typeof node === 'string' ? node : '';
}

test('stands first in the message body, stays when the message is saved, and goes with the person', async () => {
  await post({ ...goodMessage, ...said });
  const [message] = await storedMessages();
  const body = async () => {
    const { text } = await staff.as('intake', `/contact-messages/${message?.id}`);
    return wordsOf(await MessageBody({ data: JSON.parse(text) as object, payload: cms } as never));
  };
  expect((await body()).startsWith(SENTENCE)).toBe(true);
  await staff.as('intake', `/contact-messages/${message?.id}`, 'PATCH', { status: 'read', safely: null });
  expect((await body()).startsWith(SENTENCE)).toBe(true);
  const { text } = await staff.as('intake', '/contact-messages/export', 'POST');
  expect(text.split('\r\n')[0]).toContain('Message,How to reach safely,Status');
  expect(text).toContain(`"${SENTENCE}"`);
  const erase = (body: object) => staff.as('admin', '/contact-messages/erase-person', 'POST', body);
  expect((await erase({ person: goodMessage.email, count: 1 })).status).toBe(200);
  expect(await storedMessages()).toEqual([]);
});

test('beside “Reply by e-mail” stands that e-mail is not private; without an address there is neither', async () => {
  await post(goodMessage);
  const [message] = await storedMessages();
  const body = async (more: object) =>
    wordsOf(await MessageBody({ data: { ...message, ...more }, payload: cms } as never));
  const said =
    /Reply by e-mail.*E-mail is not private: nothing about health, unless this person was told so/s;
  expect(await body({})).toMatch(said);
  expect(await body({ email: 'none' })).not.toMatch(/Reply by e-mail|not private/);
});

test('stands in no mail, no log and no line of the audit trail', async () => {
  const printed = (['info', 'log', 'warn', 'error'] as const).map((name) => jest.spyOn(console, name));
  const server = await openMailServer();
  await post({ ...goodMessage, ...said });
  await submit({ ...goodMessage, mayText: 'yes', timeOfDay: 'evenings' });
  await processOutbox(cms, new Date(Date.now() + 1));
  expect(server.mails.length).toBeGreaterThan(0);
  const { docs: outbox } = await cms.find({ collection: 'outbox', pagination: false });
  const { docs: trail } = await cms.find({ collection: 'audit-trail', pagination: false });
  const written = JSON.stringify([server.mails, outbox, trail]);
  for (const word of ['mornings', 'evenings', 'oicemail', 'mayCall', 'where you call'])
    expect(written).not.toContain(word);
  for (const print of printed) expect(print).not.toHaveBeenCalled();
  await server.close();
});
