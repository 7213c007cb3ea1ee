import { openMailServer } from '../../helpers/cms/mail-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { hasMail, processOutbox } from '@/services/inbox/outbox';
import { medianAnswer, waitingNow } from '@/services/inbox/waiting';
import { whatNeedsAttention } from '@/panel/dashboard/attention/attention';
import { ask, closeCms, openCms } from '../../helpers/cms/api';
import { forgetMessages, goodMessage, post, storedMessages } from '../../helpers/fixtures/contact';
import { published } from '../../helpers/fixtures/content';
import { openStaff, type RoleName } from '../../helpers/cms/staff';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
let server: Awaited<ReturnType<typeof openMailServer>>;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
}, 120_000);
beforeEach(async () => {
  server = await openMailServer();
});
afterEach(async () => {
  await server.close();
  await forgetMessages();
  await cms.delete({ collection: 'outbox', where: { id: { exists: true } } });
  await cms.updateGlobal({ slug: 'inbox-settings', data: { remindAfter: null } });
});
afterAll(closeCms);

/** Stores a message that arrived at that time. */
async function receive(createdAt = new Date().toISOString()) {
  expect((await post(goodMessage)).status).toBe(201);
  const id = (await storedMessages())[0]?.id ?? '';
  await cms.db.updateOne({ collection: 'contact-messages', id, data: { createdAt, isAnnounced: true } });
  return id;
}
const stored = (id: string) => cms.findByID({ collection: 'contact-messages', id, depth: 0 });
const save = (id: string, data: object, who: RoleName = 'intake') =>
  staff.as(who, `/contact-messages/${id}`, 'PATCH', data);
const take = (who: RoleName | 'nobody', id: string, query = '') =>
  staff.as(who, `/contact-messages/${id}/take${query}`, 'POST', {});

describe('what waits', () => {
  const shown = async (who: RoleName) => JSON.parse((await staff.as(who, '/contact-messages/waiting')).text);

  test('means not answered: a message that was only opened still waits', async () => {
    const first = await receive('2026-01-05T21:40:00.000Z');
    await receive();
    const lines = async () => (await cms.count({ collection: 'audit-trail' })).totalDocs;
    const written = await lines();
    expect(await shown('intake')).toEqual({ count: 2, since: '2026-01-05T21:40:00.000Z' });
    expect(await lines()).toBe(written);
    await save(first, { status: 'read' });
    expect(await shown('admin')).toEqual({ count: 2, since: '2026-01-05T21:40:00.000Z' });
    await save(first, { status: 'answered' });
    expect(await shown('admin')).toMatchObject({ count: 1 });
    for (const who of ['editor', 'nobody'] as const)
      expect((await staff.as(who, '/contact-messages/waiting')).status).toBe(403);
  });

  test('is on the dashboard of roles that read messages, with the time of the oldest', async () => {
    await receive('2026-01-05T21:40:00.000Z');
    const groups = async (role: RoleName) => {
      const user = await cms.findByID({ collection: 'staff', id: staff.ids[role] });
      const now = new Date('2026-01-06T15:00:00Z');
      return whatNeedsAttention({ payload: cms, user: { ...user, collection: 'staff' } as never, now });
    };
    for (const role of ['admin', 'intake'] as const)
      expect(await groups(role)).toContainEqual({
        when: 'now',
        title: 'Messages waiting for an answer',
        items: [
          {
            words: '1 waits, since yesterday, 4:40 PM ET',
            path: '/collections/contact-messages?where[status][in]=new,read',
          },
        ],
      });
    expect((await groups('editor')).map(({ title }) => title)).not.toContain(
      'Messages waiting for an answer',
    );
  });
});

describe('the times', () => {
  test('of the first reading and of the answer are the server’s', async () => {
    const id = await receive();
    expect(await stored(id)).toMatchObject({ firstReadAt: null, answeredAt: null });
    await save(id, { status: 'read' });
    const { firstReadAt } = await stored(id);
    expect(Date.now() - Date.parse(firstReadAt ?? '')).toBeLessThan(60_000);
    await save(id, { status: 'answered' });
    const { answeredAt } = await stored(id);
    expect(Date.now() - Date.parse(answeredAt ?? '')).toBeLessThan(60_000);
    await save(id, { status: 'closed' });
    expect(await stored(id)).toMatchObject({ firstReadAt, answeredAt });
    await save(id, { status: 'read' });
    expect(await stored(id)).toMatchObject({ firstReadAt, answeredAt: null });
  });

  test('give the median of the last 30 days', async () => {
    const now = new Date();
    expect(await medianAnswer(cms, now)).toBeNull();
    const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
    for (const [came, answered] of [
      [60, 50],
      [60, 20],
      [300, 0],
      [100_000, 60_000],
    ] as const) {
      const id = await receive(minutesAgo(came));
      await cms.db.updateOne({
        collection: 'contact-messages',
        id,
        data: { status: 'answered', answeredAt: minutesAgo(answered) },
      });
    }
    expect(await medianAnswer(cms, now)).toEqual({ ms: 40 * 60_000, count: 3 });
  });
});

describe('one tap', () => {
  test('takes a message, and tells a slower colleague who has taken it', async () => {
    const id = await receive();
    expect((await take('intake', id)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ assignee: staff.ids.intake, status: 'read' });
    expect((await take('intake', id)).status).toBe(200);
    const late = await take('admin', id);
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('Taken by The intake already.')]);
    expect(await stored(id)).toMatchObject({ assignee: staff.ids.intake });
  });

  test('of two at once has one winner', async () => {
    const id = await receive();
    const answers = await Promise.all([take('intake', id), take('admin', id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? 'intake' : 'admin';
    expect((await stored(id)).assignee).toBe(staff.ids[winner]);
  });

  test('answers it, also where a colleague has it, and is noted in the audit trail', async () => {
    const [own, of] = [await receive(), await receive()];
    await take('admin', of);
    for (const id of [own, of]) expect((await take('intake', id, '?answered=true')).status).toBe(200);
    expect(await stored(own)).toMatchObject({ status: 'answered', assignee: staff.ids.intake });
    expect(await stored(of)).toMatchObject({ status: 'answered', assignee: staff.ids.admin });
    const { docs } = await cms.find({
      collection: 'audit-trail',
      where: { messages: { equals: own } },
      sort: 'createdAt',
    });
    expect(docs.at(-1)).toMatchObject({ who: 'The intake', action: 'changed' });
    expect(docs.at(-1)?.what).toBe('status: New → Answered, answered by');
  });

  test('sets spam aside with one tap, in nobody’s name', async () => {
    const id = await receive();
    expect((await take('intake', id, '?spam=true')).status).toBe(200);
    const { status, assignee } = await stored(id);
    expect([status, assignee ?? null]).toEqual(['spam', null]);
  });

  test('is for those who read messages', async () => {
    const id = await receive();
    expect((await take('editor', id, '?spam=true')).status).toBe(403);
    for (const who of ['editor', 'nobody'] as const) expect((await take(who, id)).status).toBe(403);
    expect(await stored(id)).toMatchObject({ status: 'new' });
    expect((await take('intake', '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});

describe('a reminder', () => {
  /** Monday, 9 AM at the center. */
  const start = '2026-11-23T14:00:00.000Z';
  const after = (hours: number) => new Date(Date.parse(start) + hours * 3_600_000);
  const remindAfter = (hours: number | null) =>
    cms.updateGlobal({ slug: 'inbox-settings', data: { remindAfter: hours } });
  const recipients = () => server.mails.map(({ to }) => to[0]);

  test('goes to the person who has taken the message, then to the administrators, each once, with only a link', async () => {
    await remindAfter(4);
    const id = await receive(start);
    await take('intake', id);
    await processOutbox(cms, after(3.9));
    expect(recipients()).toEqual([]);
    expect(await hasMail(cms, after(4))).toBe(true);
    for (const hours of [4, 5, 7.9]) await processOutbox(cms, after(hours));
    expect(recipients()).toEqual(['intake@staff.example']);
    for (const hours of [8, 9, 200]) await processOutbox(cms, after(hours));
    expect(recipients()).toEqual(['intake@staff.example', 'admin@staff.example']);
    expect(await hasMail(cms, after(200))).toBe(false);
    const source = server.mails[0]?.source.replace(/=\r?\n/g, '') ?? '';
    expect(source).toContain(`/admin/collections/contact-messages/${id}`);
    expect(source).toContain('A message still waits for an answer');
    for (const word of Object.values(goodMessage)) expect(source).not.toContain(word);
  });

  test('goes only to the administrators when the message has no assignee', async () => {
    await remindAfter(4);
    await receive(start);
    for (const hours of [4, 8, 30]) await processOutbox(cms, after(hours));
    expect(recipients()).toEqual(['admin@staff.example']);
  });

  test('counts opening hours: a night and a weekend do not', async () => {
    await remindAfter(4);
    // Friday, 5 PM: one hour is left of the week.
    await receive('2026-11-20T22:00:00.000Z');
    await processOutbox(cms, new Date('2026-11-23T16:59:00Z'));
    expect(recipients()).toEqual([]);
    await processOutbox(cms, new Date('2026-11-23T17:01:00Z'));
    expect(recipients()).toEqual(['admin@staff.example']);
  });

  test('counts the hours that the center has entered', async () => {
    const openingHours = [{ from: 'saturday', to: 'sunday', opens: '09:00', closes: '17:00' }];
    const put = (rows: object[]) =>
      cms.updateGlobal({
        slug: 'site-layout',
        data: { contact: { openingHours: rows }, ...published } as never,
      });
    await put(openingHours);
    await remindAfter(4);
    await receive('2026-11-20T22:00:00.000Z');
    await processOutbox(cms, new Date('2026-11-21T18:01:00Z'));
    expect(recipients()).toEqual(['admin@staff.example']);
    const layout = JSON.parse(await (await ask('/api/globals/site-layout')).text()) as {
      data: { openingHours: unknown };
    };
    expect(layout.data.openingHours).toEqual(openingHours);
    await put([]);
    expect(await (await ask('/api/globals/site-layout')).text()).not.toContain('openingHours');
  });

  test('comes once, also where the process was killed between the mail and the note of it', async () => {
    await remindAfter(4);
    const id = await receive(start);
    await take('intake', id);
    await processOutbox(cms, after(4));
    await cms.db.updateOne({ collection: 'contact-messages', id, data: { reminders: 0 } });
    await Promise.all([processOutbox(cms, after(5)), processOutbox(cms, after(5))]);
    expect(recipients()).toEqual(['intake@staff.example']);
  });

  test('is not sent about what was answered before it left, nor while it is switched off', async () => {
    const id = await receive(start);
    await processOutbox(cms, after(100));
    await remindAfter(4);
    await server.close();
    await processOutbox(cms, after(101));
    await save(id, { status: 'answered' });
    server = await openMailServer();
    await processOutbox(cms, after(200));
    expect(recipients()).toEqual([]);
    expect((await waitingNow(cms)).count).toBe(0);
  });
});

test('at most ten openings of a reply are kept', async () => {
  const openings = (count: number) =>
    cms.updateGlobal({
      slug: 'inbox-settings',
      data: { replyOpenings: Array.from({ length: count }, () => ({ label: 'Thanks', text: 'Thank you.' })) },
    });
  await expect(openings(11)).rejects.toThrow(/Openings/);
  expect((await openings(10)).replyOpenings).toHaveLength(10);
});
