import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { AGE_HEADER } from '@/contact/rules/honeypot';
import { getCms } from '@/server/cms/payload';
import { closeCms, openCms } from '../../helpers/cms/api';
import {
  forgetMessages,
  goodMessage,
  post,
  showSimpleForm,
  storedMessages,
} from '../../helpers/fixtures/contact';

beforeAll(openCms, 60_000);
afterEach(forgetMessages);
afterAll(closeCms);

const { phone: _phone, ...withoutPhone } = goodMessage;

test('a message is answered 201 and stored', async () => {
  const response = await post(goodMessage);
  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ data: { received: true } });
  const messages = await storedMessages();
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ ...goodMessage, status: 'new', sender: 'Ada Byron' });
});

test('the telephone is optional', async () => {
  expect((await post(withoutPhone)).status).toBe(201);
  expect((await post({ ...goodMessage, phone: '' })).status).toBe(201);
  expect(await storedMessages()).toHaveLength(2);
});

test('surrounding space is removed, line breaks inside the message stay', async () => {
  const sent = {
    ...goodMessage,
    firstName: '  Ada ',
    email: ' ada@example.org\n',
    message: '\n First line\r\n\r\n\tSecond line \n',
  };
  expect((await post(sent)).status).toBe(201);
  expect((await storedMessages())[0]).toMatchObject({
    firstName: 'Ada',
    email: 'ada@example.org',
    message: 'First line\r\n\r\n\tSecond line',
  });
});

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'])(
  '%s is JSON',
  async (type) => {
    expect((await post(goodMessage, { headers: { 'Content-Type': type } })).status).toBe(201);
  },
);

describe('the rules of spec §5', () => {
  const rules: [string, string, string][] = [
    ['firstName', 'A', 'First name must be at least 2 characters'],
    ['lastName', 'B', 'Last name must be at least 2 characters'],
    ['email', 'ada', 'Invalid email address'],
    ['message', 'Too short', 'Message must be at least 10 characters'],
  ];

  test.each(rules)('%s %j: %s', async (field, value, sentence) => {
    const text = await post({ ...goodMessage, [field]: value });
    expect([text.status, await text.text()]).toEqual([400, `${sentence}.`]);
    expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const json = await post({ ...goodMessage, [field]: value }, { headers: { Accept: 'application/json' } });
    expect([json.status, await json.json()]).toEqual([
      400,
      { error: `${sentence}.`, fields: { [field]: sentence } },
    ]);
    expect(await storedMessages()).toEqual([]);
  });

  test('all faults are named at once, each field once', async () => {
    const bad = { ...goodMessage, ...Object.fromEntries(rules.map(([field, value]) => [field, value])) };
    const response = await post(bad, { headers: { Accept: 'application/json' } });
    expect(await response.json()).toEqual({
      error: `${rules.map(([, , sentence]) => sentence).join('. ')}.`,
      fields: Object.fromEntries(rules.map(([field, , sentence]) => [field, sentence])),
    });
  });

  test.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Email is required'],
    ['message', 'Message is required'],
  ])('a missing %s: %s', async (field, sentence) => {
    for (const value of [undefined, null]) {
      const response = await post({ ...goodMessage, [field]: value });
      expect([response.status, await response.text()]).toEqual([400, `${sentence}.`]);
    }
    expect(await storedMessages()).toEqual([]);
  });

  test.each(['firstName', 'lastName', 'email', 'phone', 'message'])('%s must be text', async (field) => {
    for (const value of [7, true, [], ['Ada Byron'], {}, { $ne: '' }]) {
      const response = await post({ ...goodMessage, [field]: value });
      expect([response.status, await response.text()]).toEqual([
        400,
        expect.stringMatching(/^\w+( name)? must be text\.$/),
      ]);
    }
    expect(await storedMessages()).toEqual([]);
  });

  test('blank text counts as missing', async () => {
    const response = await post({ ...goodMessage, firstName: '    ', message: ' \n\t'.repeat(20) });
    expect([response.status, await response.text()]).toEqual([
      400,
      'First name must be at least 2 characters. Message must be at least 10 characters.',
    ]);
  });

  test.each([
    ['firstName', 101],
    ['lastName', 101],
    ['email', 255],
    ['phone', 41],
    ['message', 5001],
  ])('%s of %i characters is too long', async (field, length) => {
    const value = field === 'email' ? `${'a'.repeat(length - 12)}@example.org` : 'a'.repeat(length);
    expect((await post({ ...goodMessage, [field]: value })).status).toBe(400);
    expect(await storedMessages()).toEqual([]);
  });

  test('a message of 5,000 four-byte characters arrives completely', async () => {
    const message = '🌿'.repeat(2500);
    expect((await post({ ...goodMessage, message })).status).toBe(201);
    expect((await storedMessages())[0]?.message).toBe(message);
  });
});

describe('the simple form', () => {
  const simple = { variant: 'simple', firstName: 'A', lastName: 'B', email: 'anything', message: 'Hi' };
  const { variant: _simple, ...older } = simple;

  test('is believed only where a page is set to it, with the word and without', async () => {
    for (const body of [simple, older]) {
      const response = await post(body);
      expect([response.status, await response.text()]).toEqual([
        400,
        expect.stringContaining('First name must be at least 2 characters'),
      ]);
    }
    await showSimpleForm(await getCms());
    for (const body of [simple, older]) expect((await post(body)).status).toBe(201);
    // Our own main form on another page keeps its rules.
    expect((await post(older, { headers: { [AGE_HEADER]: '60000' } })).status).toBe(400);
  });

  test('asks only that the fields are filled', async () => {
    expect((await post(simple)).status).toBe(201);
    const { variant: _variant, ...words } = simple;
    expect((await storedMessages())[0]).toMatchObject(words);
  });

  test.each([
    ['firstName', 'First name is required.'],
    ['lastName', 'Last name is required.'],
    ['email', 'Email is required.'],
    ['message', 'Message is required.'],
  ])('%s', async (field, sentence) => {
    for (const value of ['', '  ', undefined]) {
      const response = await post({ ...simple, [field]: value });
      expect([response.status, await response.text()]).toEqual([400, sentence]);
    }
    expect(await storedMessages()).toEqual([]);
  });

  test('is not what another variant gets', async () => {
    for (const variant of ['main', 'SIMPLE', ['simple'], null, 1])
      expect((await post({ ...simple, variant })).status).toBe(400);
  });
});
