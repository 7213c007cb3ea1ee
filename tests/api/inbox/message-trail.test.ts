import { describe, expect, test } from '@jest/globals';
import { createLocalReq } from 'payload';
import { openedBy } from '../../../collections/inbox/opened-by';
import { recordAudit } from '@/services/audit/audit-trail';
import { inboxForTests, receive } from '../../helpers/cms/inbox';
import { ROLES } from '../../helpers/cms/staff';
import { goodMessage } from '../../helpers/fixtures/contact';

const { inbox, trail, linesOf } = inboxForTests();

test('a message says who has opened it, each person once, the last first', async () => {
  const id = await receive();
  const open = async () => (await openedBy(inbox.cms, id)).map(({ who }) => who);
  expect(await open()).toEqual([]);
  for (const who of ['intake', 'admin', 'intake'] as const)
    expect((await inbox.staff.as(who, `/contact-messages/${id}`)).status).toBe(200);
  expect(await open()).toEqual(['The intake', 'The admin']);
  expect(await openedBy(inbox.cms, '')).toEqual([]);
});

describe('the audit trail', () => {
  const one = () => `/contact-messages/${inbox.id}`;

  test('has an entry for each message that staff open or see in a list', async () => {
    const other = await receive();
    const lines = await linesOf(async () => {
      await inbox.staff.as('intake', one());
      await inbox.staff.as('admin', '/contact-messages?limit=5&depth=0');
      await inbox.staff.as('admin', '/contact-messages?where[email][equals]=nobody');
    });
    expect(lines).toEqual([
      ['The intake', 'viewed', '', inbox.id],
      ['The admin', 'listed', '', `${other}\n${inbox.id}`],
    ]);
  });

  test('records who counted messages, since a count reveals who has written', async () => {
    const asked = () => inbox.staff.as('intake', '/contact-messages/count?where[message][like]=garden');
    expect(await linesOf(asked)).toEqual([['The intake', 'listed', 'how many there are', '—']]);
  });

  test('has as many entries as a list of a thousand messages needs', async () => {
    const messages = Array.from({ length: 1200 }, (_, count) => `${inbox.id}-${count}`);
    const req = await createLocalReq({}, inbox.cms);
    const lines = await linesOf(() => recordAudit(req, { action: 'listed', about: messages }));
    expect(lines.every(([who, action]) => who === 'The site' && action === 'listed')).toBe(true);
    expect(lines.flatMap(([, , , ids]) => ids.split('\n')).sort()).toEqual(messages.sort());
  });

  test('records what was changed, without the notes', async () => {
    const change = { status: 'answered', newNote: 'A private thing', assignee: inbox.staff.ids.intake };
    const lines = await linesOf(async () => {
      await inbox.staff.as('intake', one(), 'PATCH', change);
      await inbox.staff.as('intake', one(), 'PATCH', {});
    });
    expect(lines).toEqual([
      ['The intake', 'changed', 'status: New → Answered, answered by, notes', inbox.id],
      ['The intake', 'viewed', '', inbox.id],
    ]);
  });

  test('ignores an object as a note', async () => {
    expect((await inbox.staff.as('intake', one(), 'PATCH', { newNote: { private: 1 } })).status).toBe(200);
  });

  test('has an entry for each message that is deleted', async () => {
    expect(await linesOf(() => inbox.staff.as('admin', one(), 'DELETE'))).toEqual([
      ['The admin', 'erased', '', inbox.id],
    ]);
  });

  test('stores only the message’s id about the visitor', async () => {
    await inbox.staff.as('admin', one());
    await inbox.staff.as('admin', '/contact-messages?where[email][equals]=ada@example.org');
    const { docs } = await inbox.cms.find({ collection: 'audit-trail', pagination: false });
    for (const word of Object.values(goodMessage)) expect(JSON.stringify(docs)).not.toContain(word);
  });

  test('is readable by administrators, and no role can change, create or delete it', async () => {
    await inbox.staff.as('intake', one());
    const [line] = (await inbox.cms.find({ collection: 'audit-trail', limit: 1 })).docs;
    const before = await trail();
    for (const role of [...ROLES, 'nobody'] as const) {
      const ask = (method: string, path = '', body: object = { who: 'Somebody else' }) =>
        inbox.staff.as(role, `/audit-trail${path}`, method, method === 'GET' ? undefined : body);
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
