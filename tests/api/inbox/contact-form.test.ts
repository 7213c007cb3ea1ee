import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { FormAnswer } from '@/contact/rules/form-answer';
import { TRAP } from '@/contact/rules/honeypot';
import { postForm } from '@/server/handlers/post-form';
import { getCms } from '@/server/cms/payload';
import { env } from '@/services/settings/env';
import { closeCms, openCms } from '../../helpers/cms/api';
import {
  forgetMessages,
  goodMessage,
  post,
  showSimpleForm,
  storedMessages,
} from '../../helpers/fixtures/contact';
import { fakeDate } from '../../helpers/setup/fake-date';

beforeAll(async () => void (await openCms()));
afterAll(closeCms);
afterEach(async () => {
  jest.useRealTimers();
  await forgetMessages();
});

type Headers = Record<string, string>;
const submit = (words: Record<string, string>, headers: Headers = {}) =>
  postForm(
    new Request('http://127.0.0.1:3000/contact', {
      method: 'POST',
      headers: { Origin: env.origins[0] ?? '', ...headers },
      body: new URLSearchParams(words),
    }),
  );
const answerOf = async (sent: ReturnType<typeof submit>) => {
  const outcome = await sent;
  if (outcome.kind !== 'page' || !('values' in outcome.answer)) throw new Error(`It was ${outcome.kind}.`);
  return { status: outcome.status, ...(outcome.answer satisfies FormAnswer) };
};

test('a good message is stored and sent to its page', async () => {
  expect(await submit(goodMessage)).toEqual({ kind: 'sent', variant: 'main', language: 'en' });
  expect(await storedMessages()).toMatchObject([{ ...goodMessage, status: 'new' }]);
});

test('the rules of the JSON call hold, and everything that was typed comes back', async () => {
  const words = { firstName: 'A', lastName: '', email: 'ada', phone: '555', message: 'Too\r\nshort' };
  expect(await answerOf(submit(words))).toEqual({
    status: 422,
    variant: 'main',
    language: 'en',
    values: { ...words, message: 'Too\nshort' },
    faults: {
      firstName: 'First name must be at least 2 characters',
      lastName: 'Last name must be at least 2 characters',
      email: 'Invalid email address',
      message: 'Message must be at least 10 characters',
    },
  });
  expect(await answerOf(submit({}))).toMatchObject({ status: 422, values: { firstName: '', message: '' } });
  expect(await storedMessages()).toEqual([]);
});

test('the simple form has its own rules and page', async () => {
  const simple = { variant: 'simple', firstName: 'A', lastName: 'B', email: 'anything', message: 'Hi' };
  expect(await answerOf(submit(simple))).toMatchObject({ status: 422, variant: 'main' });
  await showSimpleForm(await getCms());
  expect(await submit(simple)).toEqual({ kind: 'sent', variant: 'simple', language: 'en' });
  expect(await answerOf(submit({ ...simple, message: ' ' }))).toMatchObject({
    variant: 'simple',
    faults: { message: 'Message is required' },
  });
});

describe('the same words are the same submission for an hour', () => {
  test('pressed twenty times at once they are stored once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => submit(goodMessage)));
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['sent']));
    expect(await storedMessages()).toHaveLength(1);
  });

  test('sent again after Back, they are stored once, also past the full hour of the clock', async () => {
    fakeDate('2026-11-23T10:59:50Z');
    await submit({ ...goodMessage, message: 'First line\r\nSecond line' });
    jest.setSystemTime(new Date('2026-11-23T11:00:10Z'));
    await submit({ ...goodMessage, firstName: ' Ada ', message: 'First line\r\nSecond line' });
    expect(await storedMessages()).toHaveLength(1);
  });

  test('other words, and the same words a day later, are another message', async () => {
    fakeDate('2026-11-22T10:00:00Z');
    await submit(goodMessage);
    await submit({ ...goodMessage, message: `${goodMessage.message} And more.` });
    jest.setSystemTime(new Date('2026-11-23T10:00:00Z'));
    await submit(goodMessage);
    expect(await storedMessages()).toHaveLength(3);
  });

  test('what the form had posted before its script came, the script does not send again', async () => {
    await submit(goodMessage);
    const byScript = { headers: { 'X-Form-Age': '9000' }, key: 'key-of-the-script' };
    expect((await post(goodMessage, byScript)).status).toBe(201);
    expect(await storedMessages()).toHaveLength(1);
    expect((await post(goodMessage, { key: 'key-of-a-program' })).status).toBe(201);
    expect(await storedMessages()).toHaveLength(2);
  });

  test('what the script has sent, the form does not post again', async () => {
    await post(goodMessage, { headers: { 'X-Form-Age': '9000' }, key: 'key-of-the-script' });
    expect(await submit(goodMessage)).toEqual({ kind: 'sent', variant: 'main', language: 'en' });
    expect(await storedMessages()).toHaveLength(1);
  });
});

test('a message by a program gets the same response and is marked as spam', async () => {
  expect(await submit({ ...goodMessage, [TRAP]: 'loans' })).toEqual({
    kind: 'sent',
    variant: 'main',
    language: 'en',
  });
  expect(await storedMessages()).toMatchObject([{ status: 'spam' }]);
});

test.each<[string, Headers]>([
  ['of another site', { Origin: 'https://elsewhere.example' }],
  ['of nobody who says so', { Origin: 'null' }],
  ['of another site, by what the browser says', { Origin: '', 'Sec-Fetch-Site': 'cross-site' }],
])('a form %s is refused, and its text does not appear in the form', async (_case, headers) => {
  const answer = await answerOf(submit(goodMessage, headers));
  expect(answer).toMatchObject({ status: 403, values: { firstName: '', message: '' } });
  expect(answer.problem).toBe('This was sent from another site. Please use our own form.');
  expect(await storedMessages()).toEqual([]);
});

test('the form of a page in Spanish is answered in Spanish; an unknown language is English', async () => {
  const words = { ...goodMessage, language: 'es' };
  expect(await submit(words)).toEqual({ kind: 'sent', variant: 'main', language: 'es' });
  expect(await answerOf(submit({ ...words, firstName: 'A' }))).toMatchObject({ status: 422, language: 'es' });
  expect(await submit({ ...words, message: 'Tengo ganas de morir, no puedo más' })).toMatchObject({
    answer: { isCrisis: true, language: 'es' },
  });
  expect(await submit({ ...words, language: 'xx' })).toMatchObject({ kind: 'sent', language: 'en' });
});

test('a message of 5,000 letters in any script arrives; a longer body is refused unread', async () => {
  expect((await submit({ ...goodMessage, message: '語'.repeat(5000) })).kind).toBe('sent');
  expect(await answerOf(submit({ ...goodMessage, message: 'a'.repeat(100_000) }))).toMatchObject({
    status: 413,
  });
});

test('a message about a crisis is stored like all others, and the response is the crisis card', async () => {
  const printed = [jest.spyOn(console, 'info'), jest.spyOn(console, 'warn'), jest.spyOn(console, 'error')];
  const message = 'I do not want to be here any more. I have pills';
  expect(await submit({ ...goodMessage, message })).toEqual({
    kind: 'page',
    status: 200,
    answer: { isCrisis: true, language: 'en' },
  });
  const [stored] = await storedMessages();
  await submit({ ...goodMessage, message: 'May I ask about your garden?' });
  const [other] = (await storedMessages()).filter(({ id }) => id !== stored?.id);
  expect(Object.keys(stored ?? {})).toEqual(Object.keys(other ?? {}));
  expect(stored).toMatchObject({ message, status: 'new' });
  for (const print of printed) expect(print).not.toHaveBeenCalled();
});

test('a message about a crisis that is not stored comes back with the crisis card', async () => {
  const message = 'I want to die';
  expect(await answerOf(submit({ ...goodMessage, message, email: 'ada' }))).toMatchObject({
    status: 422,
    isCrisis: true,
    values: { message },
    faults: { email: 'Invalid email address' },
  });
  expect(await answerOf(submit({ ...goodMessage, email: 'ada' }))).not.toHaveProperty('isCrisis');
  expect(await storedMessages()).toEqual([]);
});
