import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, closeCms, openCms } from '../../helpers/cms/api';
import { forgetMessages, goodMessage, post, storedMessages } from '../../helpers/fixtures/contact';

beforeAll(openCms, 60_000);
afterEach(forgetMessages);
afterAll(closeCms);

const UNREADABLE = 'The message could not be read. Please send one JSON object.';
const TOO_LONG = 'The message is too long. Please shorten it and send it again.';

test.each([
  '',
  ' ',
  '{',
  '{"firstName":"Ada"',
  "{'firstName':'Ada'}",
  '{"firstName":undefined}',
  'firstName=Ada&lastName=Byron',
  '<xml/>',
  '[]',
  '[{"firstName":"Ada"}]',
  'null',
  'true',
  '42',
  '"text"',
  '\u0000',
  `${JSON.stringify(goodMessage)}${JSON.stringify(goodMessage)}`,
  '{"a":'.repeat(5000),
  '['.repeat(30_000),
])('%.40j is rejected as a message', async (body) => {
  const response = await post(body);
  expect([response.status, await response.text()]).toEqual([400, UNREADABLE]);
  expect(await storedMessages()).toEqual([]);
});

test.each([
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'application/json-patch+json',
  'text/json',
  'x application/json',
])('the content type %j is refused', async (type) => {
  const response = await post(goodMessage, { headers: { 'Content-Type': type } });
  expect([response.status, await response.text()]).toEqual([415, 'Please send the message as JSON.']);
  expect(await storedMessages()).toEqual([]);
});

describe('size', () => {
  const large = JSON.stringify({ ...goodMessage, padding: 'a'.repeat(40_000) });

  test('a body of more than 32 KB is refused', async () => {
    const response = await post(large);
    expect([response.status, await response.text()]).toEqual([413, TOO_LONG]);
  });

  test('by its announced length, before it is read', async () => {
    const response = await post(goodMessage, { headers: { 'Content-Length': '99999999' } });
    expect(response.status).toBe(413);
  });

  test('in pieces without an announced length, and without waiting for the end', async () => {
    let sent = 0;
    let isCancelled = false;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new TextEncoder().encode('a'.repeat(1024)));
      },
      cancel() {
        isCancelled = true;
      },
    });
    const headers = { 'Content-Type': 'application/json' };
    const response = await ask('/api/contact', { method: 'POST', headers, body: endless, duplex: 'half' });
    expect([response.status, await response.text()]).toEqual([413, TOO_LONG]);
    expect(isCancelled).toBe(true);
    expect(sent).toBeLessThan(100_000);
  });

  test('a small body in chunks arrives, also when a character is split', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ ...goodMessage, firstName: 'Zoë 🌿' }));
    const pieces = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    const headers = { 'Content-Type': 'application/json' };
    expect(
      (await ask('/api/contact', { method: 'POST', headers, body: pieces, duplex: 'half' })).status,
    ).toBe(201);
    expect((await storedMessages())[0]?.firstName).toBe('Zoë 🌿');
  });

  test('nothing was stored of what was refused', async () => {
    await post(large);
    expect(await storedMessages()).toEqual([]);
  });
});

describe('JSON as common parsers read it', () => {
  test('the last of two equal fields counts', async () => {
    const rest = JSON.stringify(goodMessage).slice(1);
    expect((await post(`{"firstName": "Somebody else",${rest}`)).status).toBe(201);
    expect((await storedMessages())[0]?.firstName).toBe(goodMessage.firstName);
  });

  test('a telephone that is null was not given', async () => {
    expect((await post({ ...goodMessage, phone: null })).status).toBe(201);
    expect((await storedMessages())[0]?.phone ?? '').toBe('');
  });

  test('the same word inside a text, or inside an unknown field, is no second one', async () => {
    const message = 'They wrote {"message": "x", "firstName": "y"} and \\"email\\": too.';
    const unknown = { message: 'x', email: [{ email: 'y' }], phone: { phone: { phone: 1 } } };
    expect((await post({ ...goodMessage, message, unknown })).status).toBe(201);
    expect((await storedMessages())[0]?.message).toBe(message);
  });
});

test('unknown fields are ignored: no client can set status, id, key or dates', async () => {
  const extra = {
    id: 'ffffffffffffffffffffffff',
    _id: 'ffffffffffffffffffffffff',
    status: 'closed',
    notes: [{ text: 'mine', at: '1999-01-01T00:00:00.000Z' }],
    newNote: 'mine',
    assignee: 'me',
    sender: 'The director',
    idempotencyKey: 'chosen-by-me',
    createdAt: '1999-01-01T00:00:00.000Z',
    updatedAt: '1999-01-01T00:00:00.000Z',
    _status: 'draft',
    role: 'admin',
    constructor: { prototype: { polluted: true } },
  };
  const body = JSON.stringify({ ...extra, ...goodMessage }).replace(
    '{',
    '{"__proto__":{"polluted":true,"status":"closed"},',
  );
  expect((await post(body)).status).toBe(201);
  const [stored] = await storedMessages();
  expect(stored).toMatchObject({ ...goodMessage, status: 'new', sender: 'Ada Byron' });
  expect(stored?.id).not.toBe(extra.id);
  expect(stored?.idempotencyKey).not.toBe(extra.idempotencyKey);
  expect(stored?.notes ?? []).toEqual([]);
  expect(stored?.assignee ?? null).toBeNull();
  expect(stored?.createdAt.slice(0, 4)).not.toBe('1999');
  expect({}).not.toHaveProperty('polluted');
});

test.each([
  '<script>alert(1)</script> and <img src=x onerror=alert(1)>',
  "Robert'); DROP TABLE contact_messages;--",
  '" OR "1"="1" /* */ -- #',
  '{"$gt": ""} {{7*7}} ${7*7} <%= 7*7 %> #{7*7}',
  '$where: sleep(1000) $ne $regex .*',
  '=cmd|"/C calc"!A0 and +1+1 and @SUM(1)',
  '../../../../etc/passwd%00 ..\\..\\windows',
  'Bcc: everybody@example.org\r\nSubject: spam\r\n\r\n',
  'ＦＵＬＬ width, עברית, العربية, 日本語, ẞ, ǆ, 🏳️‍🌈, e\u0301',
  '\u202eright to left\u202c and \u200bzero\u200dwidth\ufeff words',
  '%s%s%n %x \\u0041 \\n &lt;b&gt; &amp;',
  'a'.repeat(4990),
])('hostile text is stored unchanged: %.40j', async (words) => {
  const firstName = words.trim().slice(0, 90).trim();
  expect((await post({ ...goodMessage, firstName, message: words })).status).toBe(201);
  const messages = await storedMessages();
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ firstName, message: words.trim() });
});

describe('control characters', () => {
  test('are taken out before anything is checked or stored', async () => {
    const sent = {
      ...goodMessage,
      firstName: 'A\u0000d\u001ba',
      phone: '\u0007561\u0085',
      message: 'Line one\u0000\u0008\nline\u007f two\ttab',
    };
    expect((await post(sent)).status).toBe(201);
    expect((await storedMessages())[0]).toMatchObject({
      firstName: 'Ada',
      phone: '561',
      message: 'Line one\nline two\ttab',
    });
  });

  test('are rejected as a name and as a message', async () => {
    const response = await post({
      ...goodMessage,
      lastName: '\u0000\u0001\u0002',
      message: '\u0000'.repeat(50),
    });
    expect([response.status, await response.text()]).toEqual([
      400,
      'Last name must be at least 2 characters. Message must be at least 10 characters.',
    ]);
    expect(await storedMessages()).toEqual([]);
  });

  test('nor do halves of a character', async () => {
    expect((await post(`${JSON.stringify(goodMessage).slice(0, -1)},"lastName2":"\\ud800"}`)).status).toBe(
      201,
    );
    const halves = JSON.stringify({ ...goodMessage, message: 'Half a leaf: X and more' }).replace(
      'X',
      '\\ud83c',
    );
    expect((await post(halves)).status).toBe(201);
    expect((await storedMessages()).map(({ message }) => message)).toContain('Half a leaf:  and more');
  });
});
