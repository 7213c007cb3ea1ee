import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createLocalReq, type Payload } from 'payload';
import { asList, asString, prop } from '@/content/json';
import { recordAudit } from '@/server/inbox/audit-trail';
import { newestChanges } from '@/server/revision/track-writes';
import { closeCms, openCms } from '../../helpers/cms/api';
import {
  forgetMessages,
  goodMessage,
  post,
  showSimpleForm,
  storedMessages,
} from '../../helpers/fixtures/contact';
import { openStaff, ROLES } from '../../helpers/cms/staff';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
let id: string;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
  await showSimpleForm(cms);
}, 120_000);
beforeEach(async () => {
  id = await receive();
});
afterEach(forgetMessages);
afterAll(closeCms);

async function receive(message: object = goodMessage) {
  expect((await post(message)).status).toBe(201);
  return (await storedMessages())[0]?.id ?? '';
}
const stored = () => cms.findByID({ collection: 'contact-messages', id, depth: 0 });

/** What the audit trail gains meanwhile, oldest first: who, what, which messages. */
async function linesOf(act: () => Promise<unknown>) {
  const before = await trail();
  await act();
  return (await trail()).slice(before.length);
}
const trail = async () =>
  (await cms.find({ collection: 'audit-trail', sort: 'createdAt', pagination: false })).docs.map(
    ({ who, action, what, messages }) => [who, action, what ?? '', messages] as const,
  );

describe('what a visitor wrote', () => {
  const lies = {
    firstName: 'Changed',
    lastName: 'Changed',
    sender: 'Changed',
    email: 'changed@example.org',
    phone: 'Changed',
    message: 'Changed words of a visitor',
    createdAt: '2020-01-01T00:00:00.000Z',
    idempotencyKey: 'changed-key',
    closedAt: '2020-01-01T00:00:00.000Z',
    firstReadAt: '2020-01-01T00:00:00.000Z',
    answeredAt: '2020-01-01T00:00:00.000Z',
    reminders: 2,
    isAnnounced: true,
  };

  test.each(['intake', 'admin'] as const)('cannot be changed, not even by %s', async (role) => {
    const before = await stored();
    for (const path of [`/contact-messages/${id}`, `/contact-messages?where[id][equals]=${id}`]) {
      const { status } = await staff.as(role, path, 'PATCH', { ...lies, status: 'read' });
      expect(status).toBe(200);
    }
    expect(await stored()).toEqual({
      ...before,
      ...{ status: 'read', changedBy: `The ${role}`, updatedAt: expect.any(String) },
      firstReadAt: expect.not.stringMatching(/^2020/),
    });
  });

  test('cannot be copied or put in by staff', async () => {
    for (const role of ROLES) {
      expect((await staff.as(role, '/contact-messages', 'POST', lies)).status).toBe(403);
      expect((await staff.as(role, `/contact-messages/${id}/duplicate`, 'POST', {})).status).not.toBe(201);
    }
    expect(await storedMessages()).toHaveLength(1);
  });

  test('comes without the marks that only the server needs', async () => {
    const { text } = await staff.as('intake', `/contact-messages/${id}`);
    expect(text).not.toMatch(/idempotencyKey|isAnnounced|closedAt|reminders/);
    const { status } = await staff.as('intake', '/contact-messages?where[idempotencyKey][exists]=true');
    expect(status).toBeGreaterThanOrEqual(400);
  });
});

describe('a colleague who answers', () => {
  test('is chosen by name, also by intake', async () => {
    const { text } = await staff.as('intake', '/staff?depth=0');
    const names = asList(prop(JSON.parse(text), 'docs')).map((doc) => asString(prop(doc, 'name')));
    expect(names.sort()).toEqual(['The admin', 'The editor', 'The intake']);
    const change = { assignee: staff.ids.admin };
    expect((await staff.as('intake', `/contact-messages/${id}`, 'PATCH', change)).status).toBe(200);
  });

  test('may read messages: an editor cannot be chosen', async () => {
    const change = { assignee: staff.ids.editor };
    expect((await staff.as('intake', `/contact-messages/${id}`, 'PATCH', change)).status).toBe(400);
  });
});

describe('setting a message to "Answered"', () => {
  const save = (data: object) => staff.as('intake', `/contact-messages/${id}`, 'PATCH', data);

  test('notes who did it, and keeps a name that is there already', async () => {
    await save({ status: 'read' });
    expect((await stored()).assignee ?? null).toBeNull();
    await save({ status: 'answered', assignee: null });
    expect((await stored()).assignee).toBe(staff.ids.intake);
    await save({ status: 'read', assignee: staff.ids.admin });
    await save({ status: 'answered' });
    expect((await stored()).assignee).toBe(staff.ids.admin);
  });
});

test('search finds names, addresses, telephones and words', async () => {
  const { admin } = cms.collections['contact-messages'].config;
  expect(admin.listSearchableFields).toEqual(['sender', 'email', 'phone', 'message']);
});

describe('the audit trail', () => {
  const one = () => `/contact-messages/${id}`;

  test('has an entry for each message that staff open or see in a list', async () => {
    const other = await receive();
    const lines = await linesOf(async () => {
      await staff.as('intake', one());
      await staff.as('admin', '/contact-messages?limit=5&depth=0');
      await staff.as('admin', '/contact-messages?where[email][equals]=nobody');
    });
    expect(lines).toEqual([
      ['The intake', 'viewed', '', id],
      ['The admin', 'listed', '', `${other}\n${id}`],
    ]);
  });

  test('says who asked for a number of messages, which tells who has written', async () => {
    const asked = () => staff.as('intake', '/contact-messages/count?where[message][like]=garden');
    expect(await linesOf(asked)).toEqual([['The intake', 'listed', 'how many there are', '—']]);
  });

  test('has as many lines as a list of a thousand messages needs', async () => {
    const messages = Array.from({ length: 1200 }, (_, count) => `${id}-${count}`);
    const req = await createLocalReq({}, cms);
    const lines = await linesOf(() => recordAudit(req, { action: 'listed', messages }));
    expect(lines.every(([who, action]) => who === 'The site' && action === 'listed')).toBe(true);
    expect(lines.flatMap(([, , , ids]) => ids.split('\n')).sort()).toEqual(messages.sort());
  });

  test('says what was changed, and not the notes', async () => {
    const change = { status: 'answered', newNote: 'A private thing', assignee: staff.ids.intake };
    const lines = await linesOf(async () => {
      await staff.as('intake', one(), 'PATCH', change);
      await staff.as('intake', one(), 'PATCH', {});
    });
    expect(lines).toEqual([
      ['The intake', 'changed', 'status: New → Answered, answered by, notes', id],
      ['The intake', 'viewed', '', id],
    ]);
  });

  test('takes no thing for notes', async () => {
    expect((await staff.as('intake', one(), 'PATCH', { newNote: { private: 1 } })).status).toBe(200);
  });

  test('has a line for each message that is deleted', async () => {
    expect(await linesOf(() => staff.as('admin', one(), 'DELETE'))).toEqual([
      ['The admin', 'erased', '', id],
    ]);
  });

  test('knows nothing of the visitor but the message’s id', async () => {
    await staff.as('admin', one());
    await staff.as('admin', '/contact-messages?where[email][equals]=ada@example.org');
    const { docs } = await cms.find({ collection: 'audit-trail', pagination: false });
    for (const word of Object.values(goodMessage)) expect(JSON.stringify(docs)).not.toContain(word);
  });

  test('is readable by administrators, and no role can change, create or delete it', async () => {
    await staff.as('intake', one());
    const [line] = (await cms.find({ collection: 'audit-trail', limit: 1 })).docs;
    const before = await trail();
    for (const role of [...ROLES, 'nobody'] as const) {
      const ask = (method: string, path = '', body: object = { who: 'Somebody else' }) =>
        staff.as(role, `/audit-trail${path}`, method, method === 'GET' ? undefined : body);
      expect((await ask('GET')).status).toBe(role === 'admin' ? 200 : 403);
      expect((await ask('GET', `/${line?.id}`)).status).toBe(role === 'admin' ? 200 : 403);
      for (const path of [`/${line?.id}`, '?where[id][exists]=true']) {
        expect((await ask('PATCH', path)).status).toBe(403);
        expect((await ask('DELETE', path)).status).toBe(403);
      }
      const made = { who: 'x', action: 'viewed', messages: 'x' };
      expect((await ask('POST', '', made)).status).toBe(403);
    }
    expect(await trail()).toEqual(before);
  });
});

test('outgoing mail is readable by administrators and writable by no role; only they have the settings', async () => {
  const mail = await cms.create({
    collection: 'outbox',
    data: {
      to: 'a@b.example',
      message: id,
      key: 'k',
      state: 'waiting',
      attempts: 0,
      nextTryAt: '2126-01-01',
    },
  });
  for (const role of [...ROLES, 'nobody'] as const) {
    const mayRead = role === 'admin' ? 200 : 403;
    expect((await staff.as(role, '/outbox')).status).toBe(mayRead);
    expect((await staff.as(role, '/outbox', 'POST', { to: 'x' })).status).toBe(403);
    expect((await staff.as(role, `/outbox/${mail.id}`, 'PATCH', { to: 'x' })).status).toBe(403);
    expect((await staff.as(role, `/outbox/${mail.id}`, 'DELETE')).status).toBe(403);
    expect((await staff.as(role, '/payload-jobs')).status).toBe(403);
    expect((await staff.as(role, '/globals/inbox-settings')).status).toBe(mayRead);
    expect((await staff.as(role, '/globals/inbox-settings', 'POST', { notify: [] })).status).toBe(mayRead);
  }
});

describe('the export', () => {
  const csv = (role: 'admin' | 'editor' | 'intake' | 'nobody', query = '') =>
    staff.as(role, `/contact-messages/export${query}`, 'POST');

  test('is a table of what the list shows, in the center’s time, and is noted', async () => {
    await cms.db.updateOne({
      collection: 'contact-messages',
      id,
      data: { createdAt: '2026-07-01T03:30:00.000Z', assignee: staff.ids.admin, status: 'answered' },
    });
    const answers: { text: string; headers: Headers }[] = [];
    const lines = await linesOf(async () => answers.push(await csv('intake')));
    expect(lines).toEqual([['The intake', 'exported', '', id]]);
    const { text, headers } = answers[0] ?? { text: '', headers: new Headers() };
    expect(headers.get('content-disposition')).toBe('attachment; filename="messages.csv"');
    expect(headers.get('cache-control')).toBe('private, no-store');
    const [head, row] = text.split('\r\n');
    expect(head).toContain('Received,First name,Last name,Email,Phone,Message,Status,Answered by,Notes,ID');
    expect(row).toMatch(/^"Jun 30, 2026, 11:30\sPM",Ada,Byron,ada@example.org,\(561\) 555-0100,/);
    expect(row).toContain(',Answered,The admin,,');
  });

  test('holds only the messages of the list’s filter and search, spam left aside', async () => {
    await receive({ ...goodMessage, message: 'About the garden of herons' });
    await receive({ ...goodMessage, message: 'About the garden, cheaply', topic: 'Watches' });
    const counts = async (query: string) =>
      (await csv('admin', query)).text.match(/ada@example/g)?.length ?? 0;
    expect(await counts('')).toBe(2);
    expect(await counts('?search=garden')).toBe(1);
    expect(await counts('?search=1-561.555-0100')).toBe(2);
    expect(await counts('?where[status][equals]=spam')).toBe(1);
    expect(await counts('?where[status][equals]=closed')).toBe(0);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1'])('makes no formula of %j', async (start) => {
    await receive({
      ...goodMessage,
      variant: 'simple',
      lastName: `${start}"x`,
      message: `${start} words, "quoted"`,
    });
    const { text } = await csv('admin');
    const cells = text.split('\r\n')[1]?.match(/"(?:[^"]|"")*"|[^,]+/g) ?? [];
    expect(cells.length).toBeGreaterThan(5);
    for (const cell of cells) expect(cell).not.toMatch(/^"?[=+\-@\t＝]/);
  });

  test('is for those who read messages', async () => {
    for (const role of ['editor', 'nobody'] as const) {
      const { status, text } = await csv(role);
      expect([status, text.includes('Ada')]).toEqual([403, false]);
    }
  });
});

describe('the erasing of a person', () => {
  const ask = (body: object, role: 'admin' | 'editor' | 'intake' = 'admin') =>
    staff.as(role, '/contact-messages/erase-person', 'POST', body);
  const told = async (body: object) => JSON.parse((await ask(body)).text) as Record<string, unknown>;

  test.each(['ADA@example.org', ' ada@example.org ', '+1 561-555-0100', '5615550100'])(
    'finds what came from %j, however it is written',
    async (person) => {
      await receive({ ...goodMessage, phone: '', email: 'somebody.else@example.org' });
      expect(await told({ person })).toEqual({ found: 1, since: (await stored()).createdAt });
      expect(await storedMessages()).toHaveLength(2);
    },
  );

  test('takes their number as confirmation, erases them all, and is noted', async () => {
    await receive({ ...goodMessage, message: 'And a second message.' });
    const other = await receive({ ...goodMessage, email: 'b@example.org', phone: '' });
    const lines = await linesOf(async () => {
      expect(await told({ person: 'ada@example.org' })).toMatchObject({ found: 2 });
      expect((await ask({ person: 'ada@example.org', count: 1 })).status).toBe(409);
      expect(await told({ person: 'ada@example.org', count: 2 })).toEqual({ erased: 2 });
    });
    expect((await storedMessages()).map((message) => message.id)).toEqual([other]);
    expect(lines.map(([who, action]) => [who, action])).toEqual([
      ['The admin', 'sought'],
      ['The admin', 'erased'],
      ['The admin', 'erased'],
    ]);
  });

  test('wants a whole address or number, and an administrator', async () => {
    for (const person of ['', '   ', '555', 'Ada', null, ['ada@example.org'], { like: '@' }])
      expect((await ask({ person })).status).toBe(400);
    for (const role of ['editor', 'intake'] as const)
      expect((await ask({ person: 'ada@example.org' }, role)).status).toBe(403);
    expect(await storedMessages()).toHaveLength(1);
  });
});

test('nothing of all this raises the revision of the public content', async () => {
  const before = await newestChanges(cms.db);
  await staff.as('intake', `/contact-messages/${id}`, 'PATCH', { status: 'closed' });
  await cms.updateGlobal({ slug: 'inbox-settings', data: { notify: [] } });
  expect(await newestChanges(cms.db)).toEqual(before);
});
