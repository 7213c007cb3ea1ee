import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { migrations } from '@/migrations/mongodb';
import { closeCms, openCms } from '../../helpers/cms/api';
import { openStaff, type RoleName } from '../../helpers/cms/staff';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
}, 60_000);
afterAll(closeCms);

type Note = { text: string; by: string | null; at: string };
type Message = { id: string; status: string; updatedAt: string; notes: Note[]; newNote: string };

let count = 0;
async function receive() {
  const data = {
    firstName: 'Vi',
    lastName: 'Sitor',
    email: 'vi@example.org',
    message: 'Words',
    status: 'new' as const,
    idempotencyKey: `note-${(count += 1)}`,
  };
  return `/contact-messages/${(await cms.create({ collection: 'contact-messages', data })).id}`;
}
const open = async (who: RoleName, path: string) =>
  JSON.parse((await staff.as(who, `${path}?depth=0`)).text) as Message;
const save = (who: RoleName, path: string, data: object) => staff.as(who, `${path}?depth=0`, 'PATCH', data);
const textsOf = ({ notes }: Message) => notes.map(({ by, text }) => [by, text]);

describe('notes on a message', () => {
  test('are a list that grows, with who and when', async () => {
    const path = await receive();
    const first = await save('intake', path, { newNote: ' Called her. ' });
    expect((JSON.parse(first.text) as { doc: Message }).doc).toMatchObject({ newNote: '' });
    await save('admin', path, { newNote: 'She comes on Friday.' });
    await save('admin', path, { status: 'answered' });
    const message = await open('intake', path);
    expect(textsOf(message)).toEqual([
      ['The intake', 'Called her.'],
      ['The admin', 'She comes on Friday.'],
    ]);
    for (const { at } of message.notes) expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
  });

  test('keep no control characters and no marks that turn the text around', async () => {
    const path = await receive();
    await save('intake', path, { newNote: 'Call \u0000her\u202e gnp.exe\u2069\tat 9\nor later' });
    expect(textsOf(await open('intake', path))).toEqual([['The intake', 'Call her gnp.exe\tat 9\nor later']]);
  });

  test('no role can change or remove an entry', async () => {
    const path = await receive();
    await save('intake', path, { newNote: 'Mine' });
    const [entry] = (await open('admin', path)).notes;
    for (const notes of [[], [{ ...entry, text: 'Other words', by: 'Nobody' }], null]) {
      expect((await save('admin', path, { notes })).status).toBe(200);
      expect(textsOf(await open('intake', path))).toEqual([['The intake', 'Mine']]);
    }
  });

  test('two people who write at once keep both', async () => {
    const path = await receive();
    await Promise.all([
      save('intake', path, { newNote: 'One' }),
      save('admin', path, { newNote: 'Two' }),
      save('intake', path, { newNote: 'Three' }),
    ]);
    expect((await open('admin', path)).notes.map(({ text }) => text).sort()).toEqual(['One', 'Three', 'Two']);
  });

  test('after a colleague took the message over nothing is overwritten, and the panel shows who and when', async () => {
    const path = await receive();
    const { updatedAt } = await open('intake', path);
    expect((await save('admin', path, { newNote: 'Took over', status: 'read', updatedAt })).status).toBe(200);
    const late = await save('intake', path, { newNote: 'Also this', status: 'new', updatedAt });
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('The admin saved this on')]);
    const base = (await open('intake', path)).updatedAt;
    expect((await save('intake', path, { newNote: 'Also this', updatedAt: base })).status).toBe(200);
    const message = await open('admin', path);
    expect([message.status, textsOf(message)]).toEqual([
      'read',
      [
        ['The admin', 'Took over'],
        ['The intake', 'Also this'],
      ],
    ]);
  });

  test('an entry has its limit', async () => {
    const path = await receive();
    expect((await save('intake', path, { newNote: 'x'.repeat(4001) })).status).toBe(400);
    expect((await open('intake', path)).notes).toEqual([]);
  });

  test('the export has all of them', async () => {
    const path = await receive();
    await save('intake', path, { newNote: 'First entry' });
    await save('admin', path, { newNote: 'Second entry' });
    const { text } = await staff.as('intake', '/contact-messages/export', 'POST');
    expect(text).toMatch(/The intake: First entry\n[^\n]*The admin: Second entry/);
  });

  test('the one text of an earlier version becomes the first entry', async () => {
    const id = (await receive()).split('/')[2] ?? '';
    const without = (await receive()).split('/')[2] ?? '';
    await asEarlierVersion(id, ' Called before. ');
    expect((await open('admin', `/contact-messages/${id}`)).notes).toMatchObject([
      { text: 'Called before.', by: null, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    ]);
    expect((await open('admin', `/contact-messages/${without}`)).notes).toEqual([]);
    await save('intake', `/contact-messages/${id}`, { newNote: 'Called again.' });
    expect(textsOf(await open('admin', `/contact-messages/${id}`))).toEqual([
      [null, 'Called before.'],
      ['The intake', 'Called again.'],
    ]);
  });
});

type Mongo = { collections: Record<string, { collection: { updateOne: (...given: object[]) => unknown } }> };
type Sqlite = { drizzle: { run: (sql: unknown) => Promise<unknown> } };

/** Stores a message as the previous version did, and migrates. */
async function asEarlierVersion(id: string, notes: string) {
  const name = 'notes';
  const args = { payload: cms, req: {} };
  if (cms.db.name === 'mongoose') {
    const model = (cms.db as unknown as Mongo).collections['contact-messages'];
    const { idempotencyKey } = await cms.findByID({ collection: 'contact-messages', id });
    await model?.collection.updateOne({ idempotencyKey }, { $set: { notes } });
    await migrations.find((one) => one.name.endsWith(name))?.up(args as never);
    return;
  }
  const { drizzle } = cms.db as unknown as Sqlite;
  const { sql } = await import('@payloadcms/db-sqlite');
  const { migrations: all } = await import('@/migrations/sqlite');
  const migration = all.find((one) => one.name.endsWith(name));
  await migration?.down({ ...args, db: drizzle } as never);
  await drizzle.run(sql`UPDATE contact_messages SET notes = ${notes} WHERE id = ${id}`);
  await migration?.up({ ...args, db: drizzle } as never);
}
