import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { closeCms, openCms } from '../../helpers/cms/api';
import { askCms, signIn } from '../../helpers/cms/ask-cms';
import { openStaff, PASSWORD } from '../../helpers/cms/staff';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
}, 60_000);
afterAll(closeCms);

const make = async (role: 'admin' | 'editor' | 'intake', email: string) =>
  String(
    (await cms.create({ collection: 'staff', data: { name: 'Ada', email, password: PASSWORD, role } })).id,
  );
const change = (token: string, id: string, body: object) =>
  askCms(`/staff/${id}`, { token, method: 'PATCH', body });

describe('the last administrator', () => {
  const refusal = 'This is the only administrator. Make somebody else an administrator first.';

  test('cannot be deleted, not even by herself', async () => {
    const { status, text } = await staff.as('admin', `/staff/${staff.ids.admin}`, 'DELETE');
    expect([status, text.includes(refusal)]).toEqual([409, true]);
    expect((await staff.as('admin', '/staff?where[role][equals]=admin', 'DELETE')).text).toContain(refusal);
  });

  test('cannot take the role from herself', async () => {
    const { status, text } = await staff.as('admin', `/staff/${staff.ids.admin}`, 'PATCH', {
      role: 'editor',
    });
    expect([status, text.includes(refusal)]).toEqual([409, true]);
    expect((await cms.findByID({ collection: 'staff', id: staff.ids.admin })).role).toBe('admin');
  });

  test('is not replaced by an invited person who never signed in', async () => {
    const id = await make('admin', 'invited@staff.example');
    await cms.update({ collection: 'staff', id, data: { isPasswordTemporary: true } });
    expect((await staff.as('admin', `/staff/${staff.ids.admin}`, 'DELETE')).status).toBe(409);
    expect((await staff.as('admin', `/staff/${id}`, 'DELETE')).status).toBe(200);
  });

  test('stays when two administrators remove each other at the same moment', async () => {
    const other = await make('admin', 'other@staff.example');
    const token = await signIn('other@staff.example', PASSWORD);
    await Promise.all([
      staff.as('admin', `/staff/${other}`, 'PATCH', { role: 'editor' }),
      change(token, staff.ids.admin, { role: 'editor' }),
    ]);
    const { totalDocs } = await cms.count({ collection: 'staff', where: { role: { equals: 'admin' } } });
    expect(totalDocs).toBeGreaterThan(0);
    await cms.db.updateOne({ collection: 'staff', id: staff.ids.admin, data: { role: 'admin' } });
    await cms.db.deleteOne({ collection: 'staff', where: { id: { equals: other } } });
    staff.tokens.admin = await signIn('admin@staff.example', PASSWORD);
  });
});

describe('a password', () => {
  test.each([
    ['1234', /at least 12 characters/],
    ['elevenchars', /at least 12 characters/],
    ['password1234', /common/],
    ['123456789012', /common/],
    ['aaaaaaaaaaaa', /common/],
    ['x'.repeat(129), /at most 128/],
  ])('%s is refused, with what to do', async (password, words) => {
    const body = { password, currentPassword: PASSWORD };
    const { status, text } = await staff.as('editor', `/staff/${staff.ids.editor}`, 'PATCH', body);
    expect([status, text]).toEqual([400, expect.stringMatching(words)]);
  });

  test('is changed only with the present one, and then ends all other sessions of the account', async () => {
    const id = await make('editor', 'changes@staff.example');
    const [here, elsewhere] = [
      await signIn('changes@staff.example', PASSWORD),
      await signIn('changes@staff.example', PASSWORD),
    ];
    const password = 'words for another year';
    expect((await change(here, id, { password })).status).toBe(400);
    expect((await change(here, id, { password, currentPassword: 'wrong' })).text).toContain(
      'current password',
    );
    expect((await change(here, id, { password, currentPassword: PASSWORD })).status).toBe(200);
    expect((await askCms('/staff', { token: here })).status).toBe(200);
    expect((await askCms('/staff', { token: elsewhere })).status).toBe(403);
    expect(await signIn('changes@staff.example', password)).toMatch(/^ey/);
  });

  test('of a colleague, set by an administrator, is a temporary one', async () => {
    const id = await make('editor', 'helped@staff.example');
    const body = { password: 'words from the director', currentPassword: PASSWORD };
    expect((await staff.as('admin', `/staff/${id}`, 'PATCH', body)).status).toBe(200);
    const token = await signIn('helped@staff.example', body.password);
    expect((await askCms('/staff', { token })).status).toBe(403);
  });
});

test('an e-mail address is changed only with the current password', async () => {
  const id = await make('editor', 'moves@staff.example');
  const token = await signIn('moves@staff.example', PASSWORD);
  const email = 'moved@staff.example';
  expect((await change(token, id, { email })).status).toBe(400);
  expect((await change(token, id, { email, currentPassword: PASSWORD })).status).toBe(200);
  expect((await change(token, id, { name: 'Without it' })).status).toBe(200);
});

describe('sessions', () => {
  test('all end with another role', async () => {
    const id = await make('editor', 'promoted@staff.example');
    const token = await signIn('promoted@staff.example', PASSWORD);
    await staff.as('admin', `/staff/${id}`, 'PATCH', { role: 'intake' });
    expect((await askCms('/staff', { token })).status).toBe(403);
  });

  test('end on sign-out', async () => {
    await make('editor', 'leaves@staff.example');
    const token = await signIn('leaves@staff.example', PASSWORD);
    expect((await askCms('/staff/logout', { token, method: 'POST' })).status).toBe(200);
    expect((await askCms('/staff', { token })).status).toBe(403);
  });

  test('are listed for their owner by device, and each can be ended', async () => {
    const id = await make('editor', 'many@staff.example');
    const agent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
    const body = { email: 'many@staff.example', password: PASSWORD };
    await askCms('/staff/login', { method: 'POST', body, headers: { 'User-Agent': agent } });
    const token = await signIn('many@staff.example', PASSWORD);
    const list = async () => {
      const { text } = await askCms('/staff/me', { token });
      return (JSON.parse(text) as { user: { sessions: { id: string; device: string }[] } }).user.sessions;
    };
    expect((await list()).map(({ device }) => device)).toEqual(['Chrome, Windows', 'Unknown device']);
    const [first] = await list();
    const end = (data: object) => askCms('/staff/sessions/end', { token, method: 'POST', body: data });
    expect(JSON.parse((await end({ id: first?.id })).text)).toEqual({ ended: 1 });
    expect(await list()).toHaveLength(1);
    expect((await end({ others: true })).status).toBe(200);
    expect(await list()).toHaveLength(1);
    // No other account sees them, not even in lists of colleagues.
    expect((await staff.as('intake', `/staff/${id}`)).text).toContain('"sessions":[]');
  });
});

test('no answer about signing in carries a token; only the cookie does', async () => {
  const body = { email: 'editor@staff.example', password: PASSWORD };
  const login = await askCms('/staff/login', { method: 'POST', body });
  const token = staff.tokens.editor;
  const answers = [
    login,
    await askCms('/staff/me', { token }),
    await askCms('/staff/refresh-token', { token, method: 'POST' }),
  ];
  for (const { status, text } of answers)
    expect([status, text]).toEqual([200, expect.not.stringMatching(/eyJ/)]);
  expect(login.headers.getSetCookie().join()).toMatch(
    /payload-token=eyJ\S+; Expires=[^;]*; Path=\/; HttpOnly/,
  );
});
