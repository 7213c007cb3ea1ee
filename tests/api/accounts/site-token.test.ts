import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SignJWT } from 'jose';
import type { Payload } from 'payload';
import { ask, closeCms, openCms } from '../../helpers/cms/api';
import { askCms, signIn } from '../../helpers/cms/ask-cms';
import { signSiteToken } from '@/services/auth/site-token';
import { openStaff, PASSWORD, ROLES } from '../../helpers/cms/staff';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
}, 60_000);
afterAll(closeCms);

const issue = async (session: string) => {
  const { status, text } = await askCms('/staff/site-token', { token: session, method: 'POST' });
  return status === 200
    ? (JSON.parse(text) as { token: string; expiresAt: string })
    : { token: '', expiresAt: '' };
};
const session = (token?: string) =>
  ask('/api/session', token ? { headers: { Authorization: `Bearer ${token}` } } : {});

test.each(ROLES)('%s gets a site token with name and role', async (role) => {
  const { token, expiresAt } = await issue(staff.tokens[role]);
  const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
  expect(Math.round(minutes)).toBe(30);
  const response = await session(token);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await response.json()).toEqual({ data: { name: `The ${role}`, role } });
});

test('a visitor gets none, and has no role', async () => {
  expect((await askCms('/staff/site-token', { method: 'POST' })).status).toBe(401);
  const response = await session();
  expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'no-store']);
});

describe('not accepted is', () => {
  const refused = async (token: string) => expect((await session(token)).status).toBe(401);

  test('nonsense', async () => {
    for (const token of ['x', 'null', 'undefined', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJhdWQiOiJzaXRlIn0.'])
      await refused(token);
  });

  test('the session of the panel itself', () => refused(staff.tokens.admin));

  test('a token signed with another key, or with the secret of the panel', async () => {
    const { sid } = await claims();
    await refused((await signSiteToken('another secret', { id: staff.ids.admin, role: 'admin', sid })).token);
    const forged = new SignJWT({ role: 'admin', sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(staff.ids.admin);
    await refused(
      await forged.setAudience('site').setExpirationTime('1h').sign(new TextEncoder().encode(cms.secret)),
    );
  });

  test('a token for another audience, or one whose time is over', async () => {
    const { key, sid } = await claims();
    const make = (audience: string, end: string) =>
      new SignJWT({ role: 'admin', sid })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(staff.ids.admin)
        .setAudience(audience)
        .setExpirationTime(end)
        .sign(key);
    expect((await session(await make('site', '1m'))).status).toBe(200);
    await refused(await make('panel', '1m'));
    await refused(await make('site', '1 second ago'));
  });

  test('a changed token', async () => {
    const { token } = await issue(staff.tokens.intake);
    const [head, body, seal] = token.split('.');
    const altered = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as object;
    const claim = Buffer.from(JSON.stringify({ ...altered, role: 'admin' })).toString('base64url');
    await refused([head, claim, seal].join('.'));
  });

  test.each([
    [
      'signing out',
      (id: string, token: string) => askCms('/staff/logout', { token, method: 'POST', body: { id } }),
    ],
    [
      'a new password, for the sessions elsewhere',
      (id: string) => cms.update({ collection: 'staff', id, data: { password: 'words for another year' } }),
    ],
    ['another role', (id: string) => cms.update({ collection: 'staff', id, data: { role: 'intake' } })],
    ['the end of the account', (id: string) => cms.delete({ collection: 'staff', id })],
  ] as [string, (id: string, token: string) => Promise<unknown>][])(
    'a token from before %s',
    async (_, end) => {
      const email = `${Math.random()}@staff.example`.slice(2);
      const data = { name: 'Ada', email, password: PASSWORD, role: 'editor' as const };
      const { id } = await cms.create({ collection: 'staff', data });
      const own = await signIn(email, PASSWORD);
      const { token } = await issue(own);
      expect((await session(token)).status).toBe(200);
      await end(String(id), own);
      await refused(token);
    },
  );

  async function claims() {
    const { createHmac } = await import('node:crypto');
    const key = createHmac('sha256', cms.secret).update('site token').digest();
    const account = await cms.findByID({ collection: 'staff', id: staff.ids.admin });
    return { key, sid: String(account.sessions?.[0]?.id) };
  }
});

test('it gives no access to the panel and cannot write', async () => {
  const { token } = await issue(staff.tokens.admin);
  const headers = { Authorization: `Bearer ${token}` };
  for (const path of ['/pages', '/staff', '/contact-messages', '/media'])
    expect((await askCms(path, { headers })).status).toBe(403);
  expect(JSON.parse((await askCms('/staff/me', { headers })).text)).toMatchObject({ user: null });
  expect((await askCms('/staff/site-token', { method: 'POST', headers })).status).toBe(401);
  const written = await askCms(`/staff/${staff.ids.admin}`, {
    method: 'PATCH',
    headers,
    body: { name: 'X' },
  });
  expect(written.status).toBe(403);
});

test('a public request with an invalid token gets the visitor’s response, marked as not cacheable', async () => {
  const response = await ask('/api/conditions', { headers: { Authorization: 'Bearer nonsense' } });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});
