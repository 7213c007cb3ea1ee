import { describe, expect, test } from '@jest/globals';
import { asList, asString, prop } from '@/content/json';
import { newestChanges } from '@/services/revision/track-writes';
import { inboxForTests, receive } from '../../helpers/cms/inbox';
import { ROLES } from '../../helpers/cms/staff';
import { goodMessage, storedMessages } from '../../helpers/fixtures/contact';

const { inbox, linesOf, stored } = inboxForTests();

describe('what a visitor wrote', () => {
  const lies = {
    firstName: 'Changed',
    lastName: 'Changed',
    sender: 'Changed',
    email: 'changed@example.org',
    phone: 'Changed',
    message: 'Changed words of a visitor',
    safely: { mayLeaveVoicemail: true },
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
    for (const path of [`/contact-messages/${inbox.id}`, `/contact-messages?where[id][equals]=${inbox.id}`]) {
      const { status } = await inbox.staff.as(role, path, 'PATCH', { ...lies, status: 'read' });
      expect(status).toBe(200);
    }
    expect(await stored()).toEqual({
      ...before,
      status: 'read',
      changedBy: `The ${role}`,
      updatedAt: expect.any(String),
      firstReadAt: expect.not.stringMatching(/^2020/),
    });
  });

  test('cannot be copied or created by staff', async () => {
    for (const role of ROLES) {
      expect((await inbox.staff.as(role, '/contact-messages', 'POST', lies)).status).toBe(403);
      expect(
        (await inbox.staff.as(role, `/contact-messages/${inbox.id}/duplicate`, 'POST', {})).status,
      ).not.toBe(201);
    }
    expect(await storedMessages()).toHaveLength(1);
  });

  test('is returned without the server’s own fields', async () => {
    const { text } = await inbox.staff.as('intake', `/contact-messages/${inbox.id}`);
    expect(text).not.toMatch(/idempotencyKey|isAnnounced|closedAt|reminders/);
    const { status } = await inbox.staff.as('intake', '/contact-messages?where[idempotencyKey][exists]=true');
    expect(status).toBeGreaterThanOrEqual(400);
  });
});

describe('a colleague who answers', () => {
  test('is chosen by name, also by intake', async () => {
    const { text } = await inbox.staff.as('intake', '/staff?depth=0');
    const names = asList(prop(JSON.parse(text), 'docs')).map((doc) => asString(prop(doc, 'name')));
    expect(names.sort()).toEqual(['The admin', 'The editor', 'The intake', 'The reviewer']);
    const change = { assignee: inbox.staff.ids.admin };
    expect((await inbox.staff.as('intake', `/contact-messages/${inbox.id}`, 'PATCH', change)).status).toBe(
      200,
    );
  });

  test('may read messages: an editor cannot be chosen', async () => {
    const change = { assignee: inbox.staff.ids.editor };
    expect((await inbox.staff.as('intake', `/contact-messages/${inbox.id}`, 'PATCH', change)).status).toBe(
      400,
    );
  });
});

describe('setting a message to "Answered"', () => {
  const save = (data: object) => inbox.staff.as('intake', `/contact-messages/${inbox.id}`, 'PATCH', data);

  test('notes who did it, and keeps a name that is there already', async () => {
    await save({ status: 'read' });
    expect((await stored()).assignee ?? null).toBeNull();
    await save({ status: 'answered', assignee: null });
    expect((await stored()).assignee).toBe(inbox.staff.ids.intake);
    await save({ status: 'read', assignee: inbox.staff.ids.admin });
    await save({ status: 'answered' });
    expect((await stored()).assignee).toBe(inbox.staff.ids.admin);
  });
});

test('search finds names, addresses, telephones and words', async () => {
  const { admin } = inbox.cms.collections['contact-messages'].config;
  expect(admin.listSearchableFields).toEqual(['sender', 'email', 'phone', 'message']);
});

test('outgoing mail is readable by administrators and writable by no role; only they have the settings', async () => {
  const mail = await inbox.cms.create({
    collection: 'outbox',
    data: {
      to: 'a@b.example',
      message: inbox.id,
      key: 'k',
      state: 'waiting',
      attempts: 0,
      nextTryAt: '2126-01-01',
    },
  });
  for (const role of [...ROLES, 'nobody'] as const) {
    const mayRead = role === 'admin' ? 200 : 403;
    expect((await inbox.staff.as(role, '/outbox')).status).toBe(mayRead);
    expect((await inbox.staff.as(role, '/outbox', 'POST', { to: 'x' })).status).toBe(403);
    expect((await inbox.staff.as(role, `/outbox/${mail.id}`, 'PATCH', { to: 'x' })).status).toBe(403);
    expect((await inbox.staff.as(role, `/outbox/${mail.id}`, 'DELETE')).status).toBe(403);
    expect((await inbox.staff.as(role, '/payload-jobs')).status).toBe(403);
    expect((await inbox.staff.as(role, '/globals/inbox-settings')).status).toBe(mayRead);
    expect((await inbox.staff.as(role, '/globals/inbox-settings', 'POST', { notify: [] })).status).toBe(
      mayRead,
    );
  }
});

describe('the export', () => {
  const csv = (role: 'admin' | 'editor' | 'intake' | 'nobody', query = '') =>
    inbox.staff.as(role, `/contact-messages/export${query}`, 'POST');

  test('is a table of the listed messages, in the center’s time, and is recorded', async () => {
    await inbox.cms.db.updateOne({
      collection: 'contact-messages',
      id: inbox.id,
      data: { createdAt: '2026-07-01T03:30:00.000Z', assignee: inbox.staff.ids.admin, status: 'answered' },
    });
    const answers: { text: string; headers: Headers }[] = [];
    const lines = await linesOf(async () => answers.push(await csv('intake')));
    expect(lines).toEqual([['The intake', 'exported', '', inbox.id]]);
    const { text, headers } = answers[0] ?? { text: '', headers: new Headers() };
    expect(headers.get('content-disposition')).toBe('attachment; filename="messages.csv"');
    expect(headers.get('cache-control')).toBe('private, no-store');
    const [head, row] = text.split('\r\n');
    expect(head).toContain('Received,First name,Last name,Email,Phone,Message,Status,Answered by,Notes,ID');
    expect(row).toMatch(/^"Jun 30, 2026, 11:30\sPM ET",Ada,Byron,ada@example.org,\(561\) 555-0100,/);
    expect(row).toContain(',Answered,The admin,,');
  });

  test('contains only the messages of the list’s filter and search, without spam', async () => {
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
    inbox.staff.as(role, '/contact-messages/erase-person', 'POST', body);
  const told = async (body: object) => JSON.parse((await ask(body)).text) as Record<string, unknown>;

  test.each(['ADA@example.org', ' ada@example.org ', '+1 561-555-0100', '5615550100'])(
    'finds what came from %j, however it is written',
    async (person) => {
      await receive({ ...goodMessage, phone: '', email: 'somebody.else@example.org' });
      expect(await told({ person })).toEqual({ found: 1, since: (await stored()).createdAt });
      expect(await storedMessages()).toHaveLength(2);
    },
  );

  test('requires their number as confirmation, erases them all, and is recorded', async () => {
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

  test('requires a complete address or number, and an administrator', async () => {
    for (const person of ['', '   ', '555', 'Ada', null, ['ada@example.org'], { like: '@' }])
      expect((await ask({ person })).status).toBe(400);
    for (const role of ['editor', 'intake'] as const)
      expect((await ask({ person: 'ada@example.org' }, role)).status).toBe(403);
    expect(await storedMessages()).toHaveLength(1);
  });
});

test('changes of messages and settings do not raise the revision of the public content', async () => {
  const before = await newestChanges(inbox.cms.db);
  await inbox.staff.as('intake', `/contact-messages/${inbox.id}`, 'PATCH', { status: 'closed' });
  await inbox.cms.updateGlobal({ slug: 'inbox-settings', data: { notify: [] } });
  expect(await newestChanges(inbox.cms.db)).toEqual(before);
});
