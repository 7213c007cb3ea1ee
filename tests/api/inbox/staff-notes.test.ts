import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { closeCms, openCms } from '../../helpers/cms/api';
import { published } from '../../helpers/fixtures/content';
import { openStaff, ROLES } from '../../helpers/cms/staff';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
const ids = { post: '', message: '', mail: '' };

beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
  ids.post = String(
    (await cms.create({ collection: 'blog', data: { title: 'Post', ...published } as never })).id,
  );
  const data = {
    firstName: 'Vi',
    lastName: 'Sitor',
    email: 'vi@example.org',
    message: 'Words of a visitor',
    status: 'new' as const,
    idempotencyKey: 'one',
    assignee: staff.ids.intake,
  } as const;
  ids.message = String((await cms.create({ collection: 'contact-messages', data })).id);
  const mail = {
    to: 'in@staff.example',
    message: ids.message,
    key: 'one',
    state: 'waiting' as const,
    attempts: 0,
    nextTryAt: new Date().toISOString(),
  };
  ids.mail = String((await cms.create({ collection: 'outbox', data: mail })).id);
}, 60_000);
afterAll(closeCms);

const docsOf = (text: string) => (JSON.parse(text) as { docs: Record<string, unknown>[] }).docs;

describe('settings of the panel', () => {
  test('are private: no account lists, reads or changes those of a colleague', async () => {
    for (const role of ROLES)
      expect(
        (await staff.as(role, '/payload-preferences/columns', 'POST', { value: { of: role } })).status,
      ).toBe(200);
    for (const role of ROLES) {
      const { text } = await staff.as(role, '/payload-preferences?limit=0&depth=0');
      expect(docsOf(text).map(({ value }) => value)).toEqual([{ of: role }]);
    }
    const all = await cms.find({ collection: 'payload-preferences', limit: 0, depth: 0 });
    const ofAdmin = all.docs.find(({ value }) => JSON.stringify(value).includes('admin'))?.id;
    for (const method of ['PATCH', 'DELETE']) {
      const { status } = await staff.as('editor', `/payload-preferences/${ofAdmin}`, method, { value: 'x' });
      expect([method, status >= 400]).toEqual([method, true]);
    }
    const kept = await cms.findByID({ collection: 'payload-preferences', id: String(ofAdmin), depth: 0 });
    expect(kept.value).toEqual({ of: 'admin' });
  });
});

describe('notes on who has a document open', () => {
  beforeAll(async () => {
    for (const [relationTo, value] of [
      ['blog', ids.post],
      ['contact-messages', ids.message],
    ] as const)
      await cms.create({
        collection: 'payload-locked-documents',
        data: {
          document: { relationTo, value },
          user: { relationTo: 'staff', value: staff.ids.admin },
        } as never,
      });
  });

  test.each([
    ['editor', ['blog']],
    ['intake', ['contact-messages']],
    ['admin', ['blog', 'contact-messages']],
    ['nobody', []],
  ] as const)('%s sees those of %j', async (who, seen) => {
    const { status, text } = await staff.as(
      who,
      '/payload-locked-documents?limit=0&depth=0&sort=document.relationTo',
    );
    if (who === 'nobody') return expect(status).toBe(403);
    const kinds = docsOf(text).map(({ document }) => (document as { relationTo: string }).relationTo);
    expect(kinds.sort()).toEqual([...seen]);
  });

  test('call a colleague by name, where the screens of the panel look', async () => {
    const user = {
      ...(await cms.findByID({ collection: 'staff', id: staff.ids.editor })),
      collection: 'staff',
    };
    const asked = { includeLockStatus: true, overrideAccess: false, depth: 0, user } as const;
    const form = await cms.findByID({ collection: 'blog', id: ids.post, ...asked });
    const [inList] = (await cms.find({ collection: 'blog', ...asked })).docs;
    for (const shown of [form, inList])
      expect(shown).toMatchObject({ _isLocked: true, _userEditing: { email: 'The admin' } });
    const note = docsOf((await staff.as('editor', '/payload-locked-documents?depth=1')).text)[0];
    expect(note).toMatchObject({ user: { value: { id: staff.ids.admin, email: 'The admin' } } });
  });

  test('an editor cannot take away the note on a message', async () => {
    await staff.as('editor', '/payload-locked-documents?where[id][exists]=true', 'DELETE');
    const { docs } = await cms.find({ collection: 'payload-locked-documents', depth: 0 });
    expect(docs.map(({ document }) => document?.relationTo)).toContain('contact-messages');
  });

  test('a note reveals no e-mail address of an account', async () => {
    const { text } = await staff.as('intake', '/payload-locked-documents?depth=2');
    expect(text).not.toMatch(/@staff\.example/);
  });

  test('are in one’s own name, whatever is sent, and of what one may see', async () => {
    const inNameOf = (value: string) => ({ user: { relationTo: 'staff', value } });
    const { text } = await staff.as('editor', '/payload-locked-documents', 'POST', {
      document: { relationTo: 'blog', value: ids.post },
      ...inNameOf(staff.ids.admin),
    });
    const { id } = (JSON.parse(text) as { doc: { id: string } }).doc;
    await staff.as('editor', `/payload-locked-documents/${id}`, 'PATCH', inNameOf(staff.ids.admin));
    const note = await cms.findByID({ collection: 'payload-locked-documents', id, depth: 0 });
    expect(note.user).toEqual({ relationTo: 'staff', value: staff.ids.editor });
    const onMessage = { document: { relationTo: 'contact-messages', value: ids.message } };
    expect((await staff.as('editor', '/payload-locked-documents', 'POST', onMessage)).status).toBe(403);
    const onMail = { document: { relationTo: 'outbox', value: ids.mail } };
    expect((await staff.as('editor', '/payload-locked-documents', 'POST', onMail)).status).toBe(403);
    const onLayout = { globalSlug: 'site-layout' };
    expect((await staff.as('intake', '/payload-locked-documents', 'POST', onLayout)).status).toBe(403);
    expect((await staff.as('editor', '/payload-locked-documents', 'POST', onLayout)).status).toBe(201);
    const [taken] = docsOf((await staff.as('intake', '/payload-locked-documents?depth=0')).text);
    const over = `/payload-locked-documents/${String(taken?.id)}`;
    expect((await staff.as('intake', over, 'PATCH', inNameOf(staff.ids.admin))).status).toBe(200);
    expect(
      (await cms.findByID({ collection: 'payload-locked-documents', id: String(taken?.id), depth: 0 })).user
        .value,
    ).toBe(staff.ids.intake);
  });
});

describe('what was done to the database, is planned, or is kept for the server', () => {
  test.each(['payload-migrations', 'payload-kv', 'payload-jobs'])(
    '%s is closed to every role',
    async (slug) => {
      for (const role of [...ROLES, 'nobody'] as const) {
        const { status, text } = await staff.as(role, `/${slug}?limit=0`);
        expect([role, status >= 400 || docsOf(text).length === 0]).toEqual([role, true]);
      }
    },
  );

  test('only an administrator runs a job, and only an editor plans one', async () => {
    for (const who of ['editor', 'intake', 'nobody'] as const)
      expect([who, (await staff.as(who, '/payload-jobs/run')).status]).toEqual([who, 401]);
  });
});

/**
 * The values of a column can be guessed letter by letter by filtering or sorting by it. Tried on every path
 * from a collection that the client may read to a column that they may not.
 */
describe('sorting and filtering by columns that are not shown', () => {
  const roads: [who: 'editor' | 'intake', path: string][] = [
    ['editor', '/staff?where[email][like]=admin'],
    ['editor', '/staff?where[role][equals]=admin'],
    ['editor', '/staff?where[hash][exists]=true'],
    ['editor', '/staff?where[resetPasswordToken][exists]=true'],
    ['editor', '/staff?where[secondFactor.key][exists]=true'],
    ['editor', '/staff?where[sessions.id][exists]=true'],
    ['editor', '/staff?where[or][0][and][0][email][like]=admin'],
    ['editor', '/staff?sort=email'],
    ['editor', '/staff?sort=-role'],
    ['editor', '/staff?sort=hash'],
    ['intake', '/contact-messages?where[assignee.email][like]=intake'],
    ['intake', '/contact-messages?where[assignee.role][equals]=intake'],
    ['intake', '/contact-messages?where[assignee.hash][exists]=true'],
    ['intake', '/contact-messages?where[assignee.resetPasswordToken][exists]=true'],
    ['intake', '/contact-messages?where[assignee.sessions.id][exists]=true'],
    ['intake', '/contact-messages?sort=assignee.email'],
    ['intake', '/contact-messages?sort=assignee.hash'],
    ['intake', '/contact-messages?sort=status,-assignee.hash'],
    ['intake', '/contact-messages?sort=assignee__secondFactor__key'],
    ['editor', '/payload-locked-documents?sort=user.value.hash'],
    ['intake', '/contact-messages/count?where[assignee.email][like]=intake'],
    ['editor', '/payload-locked-documents?where[user.value.email][like]=admin'],
    ['editor', '/payload-locked-documents?where[document.value.email][like]=vi'],
    ['editor', '/payload-preferences?where[user.value.email][like]=editor'],
    ['editor', '/payload-preferences?where[user.value.hash][exists]=true'],
    ['editor', '/staff/count?where[email][like]=admin'],
  ];

  test.each(roads)('%s gets no data by %s', async (who, path) => {
    const { status, text } = await staff.as(who, path);
    // Refused, or answered as if the condition were missing for others' accounts: never a list that depends
    // on it.
    expect([path, status, text.includes('"totalDocs":1')]).toEqual([path, expect.any(Number), false]);
    expect(status).toBeGreaterThanOrEqual(400);
  });
});
