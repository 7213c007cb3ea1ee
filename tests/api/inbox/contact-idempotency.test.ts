import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { closeCms, openCms } from '../../helpers/cms/api';
import { forgetMessages, goodMessage, post, storedMessages } from '../../helpers/fixtures/contact';

beforeAll(openCms, 60_000);
afterEach(forgetMessages);
afterAll(closeCms);

const key = '5b0f7a52-0000-4000-8000-000000000001';

test('the same submission twice is answered 201 both times and stored once', async () => {
  const first = await post(goodMessage, { key });
  const second = await post(goodMessage, { key });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());
  expect(await storedMessages()).toHaveLength(1);
});

test('it is the same submission however the words were spaced, with or without an empty telephone', async () => {
  const { phone: _phone, ...withoutPhone } = goodMessage;
  await post({ ...withoutPhone, phone: '' }, { key });
  const responses = [
    await post(withoutPhone, { key }),
    await post({ ...withoutPhone, firstName: ' Ada ' }, { key }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect(await storedMessages()).toHaveLength(1);
});

test('other words with the same key are refused, and nothing is lost or overwritten', async () => {
  await post(goodMessage, { key });
  const response = await post({ ...goodMessage, message: 'Quite another message.' }, { key });
  expect([response.status, await response.text()]).toEqual([
    409,
    'Another message was already sent with this Idempotency-Key.',
  ]);
  expect((await storedMessages()).map(({ message }) => message)).toEqual([goodMessage.message]);
});

test('a repetition after staff have moved the message on stores nothing and changes nothing', async () => {
  await post(goodMessage, { key });
  const cms = await openCms();
  const [stored] = await storedMessages();
  await cms.update({
    collection: 'contact-messages',
    id: stored?.id ?? '',
    data: { status: 'answered', newNote: 'Called.' },
  });
  expect((await post(goodMessage, { key })).status).toBe(201);
  expect(await storedMessages()).toMatchObject([{ status: 'answered', notes: [{ text: 'Called.' }] }]);
});

test('without a key, and with another key, the same words are another message', async () => {
  await post(goodMessage);
  await post(goodMessage);
  await post(goodMessage, { key: 'key-number-one' });
  await post(goodMessage, { key: 'key-number-two' });
  expect(await storedMessages()).toHaveLength(4);
});

test('a refused message does not use up its key', async () => {
  expect((await post({ ...goodMessage, message: 'Short' }, { key })).status).toBe(400);
  expect((await post(goodMessage, { key })).status).toBe(201);
  expect(await storedMessages()).toHaveLength(1);
});

test.each(['short', 'a'.repeat(101), 'with space inside', 'quote"quote"', '{"$ne":""}', 'émoji-key'])(
  'the key %j is refused',
  async (bad) => {
    const response = await post(goodMessage, { key: bad });
    expect([response.status, await response.text()]).toEqual([
      400,
      'The Idempotency-Key must have 8 to 100 letters, digits or hyphens.',
    ]);
    expect(await storedMessages()).toEqual([]);
  },
);

test('twenty racing posts with one key store one message, and all are answered 201', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => post(goodMessage, { key })));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  expect(await storedMessages()).toHaveLength(1);
});

test('of racing posts with one key and different text one wins and the others are refused', async () => {
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      post({ ...goodMessage, message: `Message number ${index}.` }, { key }),
    ),
  );
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  expect(await storedMessages()).toHaveLength(1);
});

test('twenty racing posts without a key are twenty messages', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => post(goodMessage)));
  expect(responses.every(({ status }) => status === 201)).toBe(true);
  expect(await storedMessages()).toHaveLength(20);
});
