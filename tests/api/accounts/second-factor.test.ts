import '../../helpers/server/real-limits';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { Payload } from 'payload';
import { closeCms, openCms } from '../../helpers/cms/api';
import { askCms, signIn } from '../../helpers/cms/ask-cms';
import { openStaff, PASSWORD } from '../../helpers/cms/staff';
import { isKnownPerson } from '@/server/cms/known-person';
import { DEVICE_COOKIE } from '@/services/http/cookies';
import { rateLimits } from '@/services/http/rate-limits';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
}, 60_000);
afterAll(closeCms);

const post = (token: string, path: string, body: object = {}) =>
  askCms(`/staff/${path}`, { token, method: 'POST', body });
const isIn = async (token: string) => (await askCms('/staff?limit=1', { token })).status === 200;
const codeOf = (key: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + seconds * 1000 });
const wrongCode = (key: string) => String((Number(codeOf(key)) + 1) % 1_000_000).padStart(6, '0');
let count = 0;

async function make(data: object = {}) {
  count += 1;
  const email = `person-${count}@staff.example`;
  const { id } = await cms.create({
    collection: 'staff',
    data: { name: 'Ada', email, password: PASSWORD, role: 'editor', ...data },
  });
  return { id: String(id), email, enter: () => signIn(email, PASSWORD) };
}

async function turnOn(token: string) {
  const { key } = JSON.parse((await post(token, 'second-factor/start', { password: PASSWORD })).text) as {
    key: string;
  };
  const code = codeOf(key);
  const answer = await post(token, 'second-factor/confirm', { code });
  const { recoveryCodes } = JSON.parse(answer.text) as { recoveryCodes: string[] };
  return { key, code, recoveryCodes, mark: markIn(answer.headers) };
}

/** The cookie of a browser that has completed a sign-in. */
const markIn = (headers: Headers) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${DEVICE_COOKIE}=`))
    ?.split(';')[0] ?? '';

describe('a second factor', () => {
  test('is turned on with the password and a code of the app, and gives ten recovery codes', async () => {
    const person = await make();
    const token = await person.enter();
    const elsewhere = await person.enter();
    expect((await post(token, 'second-factor/start', { password: 'not mine' })).status).toBe(400);
    const started = await post(token, 'second-factor/start', { password: PASSWORD });
    const { key, qr } = JSON.parse(started.text) as { key: string; qr: string };
    expect(qr).toMatch(/^<svg/);
    expect((await post(token, 'second-factor/confirm', { code: wrongCode(key) })).status).toBe(400);
    // Sign-in asks for no code before one was confirmed.
    expect(await isIn(await person.enter())).toBe(true);
    const confirmed = await post(token, 'second-factor/confirm', { code: codeOf(key) });
    const { recoveryCodes } = JSON.parse(confirmed.text) as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect([await isIn(token), await isIn(elsewhere)]).toEqual([true, false]);
  });

  test('lets a right password alone do nothing but give the code', async () => {
    const person = await make({ role: 'admin' });
    const { key } = await turnOn(await person.enter());
    const token = await person.enter();
    for (const path of ['/staff', '/pages', '/contact-messages', '/media', '/payload-preferences'])
      expect([path, (await askCms(path, { token })).status]).toEqual([path, 403]);
    for (const path of [
      'site-token',
      'sessions/end',
      'second-factor/remove',
      'second-factor/start',
      'invite',
      'new-password',
    ])
      expect([path, (await post(token, path, { password: PASSWORD })).status]).toEqual([path, 401]);
    expect(
      (await askCms(`/staff/${person.id}`, { token, method: 'PATCH', body: { name: 'X' } })).status,
    ).toBe(403);
    const setting = '/payload-preferences/nav';
    for (const method of ['GET', 'POST', 'DELETE']) {
      const body = method === 'POST' ? { value: { open: true } } : undefined;
      expect([method, (await askCms(setting, { token, method, body })).status]).toEqual([method, 403]);
    }
    expect((await post(token, 'second-factor/verify', { code: codeOf(key, 30) })).status).toBe(200);
    expect(await isIn(token)).toBe(true);
    expect((await askCms(setting, { token, method: 'POST', body: { value: {} } })).status).toBe(200);
  });

  test('leaves a session that still owes the code what a stranger may do, and the way out', async () => {
    const person = await make();
    const owner = await person.enter();
    await turnOn(owner);
    const token = await person.enter();
    expect(
      (await askCms('/blog', { token, method: 'POST', body: { title: 'x'.repeat(20_000) } })).status,
    ).toBe(413);
    expect((await askCms('/media', { token, method: 'POST', body: new FormData() })).status).toBe(401);
    const known = await Promise.all(
      [owner, token].map((each) => isKnownPerson({ authorization: `JWT ${each}` })),
    );
    expect(known).toEqual([true, false]);
    // It ends itself, and not the sessions of the owner.
    expect((await post(token, 'logout?allSessions=true')).status).toBe(200);
    expect((await post(token, 'second-factor/verify', { code: '000000' })).status).toBe(401);
    expect(await isIn(owner)).toBe(true);
  });

  test('makes browsers unknown that signed in before it was turned on', async () => {
    const person = await make();
    const body = { email: person.email, password: PASSWORD };
    const before = markIn((await askCms('/staff/login', { method: 'POST', body })).headers);
    const { key, mark } = await turnOn(await person.enter());
    // Thirty wrong codes from everywhere.
    for (let turn = 0; turn < 30; turn += 1) await rateLimits.codesOfAccount.consume(person.id);
    const token = await person.enter();
    const verify = async (Cookie: string) =>
      askCms('/staff/second-factor/verify', {
        token,
        method: 'POST',
        body: { code: codeOf(key, 30) },
        headers: { Cookie },
      });
    expect(before).not.toBe('');
    expect((await verify(before)).status).toBe(429);
    expect((await verify(mark)).status).toBe(200);
  });

  test('takes a code once, and none that is old', async () => {
    const person = await make();
    const { key, code: usedAtSetUp } = await turnOn(await person.enter());
    const token = await person.enter();
    expect((await post(token, 'second-factor/verify', { code: usedAtSetUp })).status).toBe(400);
    expect((await post(token, 'second-factor/verify', { code: codeOf(key, -120) })).status).toBe(400);
    const code = codeOf(key, 30);
    expect((await post(token, 'second-factor/verify', { code })).status).toBe(200);
    expect((await post(await person.enter(), 'second-factor/verify', { code })).status).toBe(400);
  });

  test('opens with a recovery code instead, each once', async () => {
    const person = await make();
    const { recoveryCodes } = await turnOn(await person.enter());
    const [first = '', second = ''] = recoveryCodes;
    expect(
      (await post(await person.enter(), 'second-factor/verify', { code: ` ${first.toUpperCase()} ` })).status,
    ).toBe(200);
    expect((await post(await person.enter(), 'second-factor/verify', { code: first })).status).toBe(400);
    expect((await post(await person.enter(), 'second-factor/verify', { code: second })).status).toBe(200);
  });

  test('slows guessing down', async () => {
    const person = await make();
    const { key, recoveryCodes } = await turnOn(await person.enter());
    const token = await person.enter();
    const statuses = [];
    for (let tries = 0; tries < 8; tries += 1)
      statuses.push((await post(token, 'second-factor/verify', { code: wrongCode(key) })).status);
    expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
    expect(statuses.at(-1)).toBe(429);
    // Neither the right code nor a recovery code is accepted any more.
    expect((await post(token, 'second-factor/verify', { code: codeOf(key, 30) })).status).toBe(429);
    expect((await post(token, 'second-factor/verify', { code: recoveryCodes[0] })).status).toBe(429);
  });

  test('is stored where no client can read it', async () => {
    const person = await make();
    const token = await person.enter();
    const { key, recoveryCodes } = await turnOn(token);
    const seen = [
      await askCms(`/staff/${person.id}?showHiddenFields=true`, { token }),
      await staff.as('admin', `/staff/${person.id}?showHiddenFields=true&select[secondFactor]=true`),
      await askCms('/staff/me', { token }),
    ];
    for (const { text } of seen) expect(text).not.toMatch(/"key"|recoveryCodes"|lastCodeAt/);
    const raw = JSON.stringify(
      await cms.db.findOne({ collection: 'staff', where: { id: { equals: person.id } } }),
    );
    expect(raw).not.toContain(key);
    for (const code of recoveryCodes) expect(raw).not.toContain(code);
  });

  test('is turned off with the password by its owner, and by an administrator for a lost phone', async () => {
    const person = await make();
    const token = await person.enter();
    await turnOn(token);
    expect((await post(token, 'second-factor/remove', { password: 'not mine' })).status).toBe(400);
    expect((await post(token, 'second-factor/remove', { password: PASSWORD })).status).toBe(200);
    expect(await isIn(await person.enter())).toBe(true);

    const other = await make();
    const lost = await other.enter();
    await turnOn(lost);
    const body = { id: other.id, password: PASSWORD };
    expect((await post(staff.tokens.editor, 'second-factor/remove', body)).status).toBe(403);
    expect((await post(staff.tokens.admin, 'second-factor/remove', body)).status).toBe(200);
    expect([await isIn(lost), await isIn(await other.enter())]).toEqual([false, true]);
  });

  test('that an administrator requires is set up before anything else', async () => {
    const person = await make();
    const before = await person.enter();
    const asked = await staff.as('admin', `/staff/${person.id}`, 'PATCH', {
      secondFactor: { isRequired: true },
    });
    expect(asked.status).toBe(200);
    const token = await person.enter();
    expect([await isIn(before), await isIn(token)]).toEqual([false, false]);
    await turnOn(token);
    expect(await isIn(token)).toBe(true);
    // No account can lift the requirement from itself.
    await askCms(`/staff/${person.id}`, {
      token,
      method: 'PATCH',
      body: { secondFactor: { isRequired: false } },
    });
    const account = await cms.findByID({ collection: 'staff', id: person.id });
    expect(account.secondFactor).toMatchObject({ isOn: true, isRequired: true });
  });
});

test('MFA can be required of all accounts, including later ones', async () => {
  const person = await make();
  const token = await person.enter();
  const require = (who: 'admin' | 'editor', isRequired: boolean) =>
    staff.as(who, '/staff/second-factor/require', 'POST', { isRequired });
  expect((await require('editor', true)).status).toBe(403);
  expect((await require('admin', true)).status).toBe(200);
  const later = await make();
  expect([await isIn(token), await isIn(await later.enter())]).toEqual([false, false]);
  await turnOn(token);
  expect(await isIn(token)).toBe(true);
  // The administrator who required MFA sets it up like all others; no account is exempt.
  const { key } = await turnOn(staff.tokens.admin);
  expect(key).toMatch(/^[A-Z2-7]+$/);
  await staff.as('admin', `/staff/${later.id}`, 'PATCH', { secondFactor: { isRequired: false } });
  expect(await isIn(await later.enter())).toBe(false);
  expect((await require('admin', false)).status).toBe(200);
  expect(await isIn(await later.enter())).toBe(true);
});

test('a change of one’s name keeps the second factor on', async () => {
  const person = await make();
  const token = await person.enter();
  await turnOn(token);
  const body = { name: 'Ada B', secondFactor: { isOn: false } };
  expect((await askCms(`/staff/${person.id}`, { token, method: 'PATCH', body })).status).toBe(200);
  expect(await isIn(await person.enter())).toBe(false);
});

test('the first sign-in with a password that was given leads to one’s own, and nowhere else before', async () => {
  const person = await make({ role: 'admin', isPasswordTemporary: true });
  const token = await person.enter();
  expect(await isIn(token)).toBe(false);
  expect((await post(token, 'site-token')).status).toBe(401);
  expect((await post(token, 'new-password', { password: PASSWORD })).text).toContain('you were given');
  expect((await post(token, 'new-password', { password: 'short' })).status).toBe(400);
  expect((await post(token, 'new-password', { password: 'words of my own choosing' })).status).toBe(200);
  expect(await isIn(token)).toBe(true);
});
