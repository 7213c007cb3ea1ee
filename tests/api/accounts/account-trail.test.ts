import '../../helpers/server/real-limits';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
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

const post = (token: string, path: string, body: object = {}, client = '192.0.2.1') =>
  askCms(`/staff/${path}`, { token, method: 'POST', body, headers: { 'X-Site-Client': client } });
const codeOf = (key: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + seconds * 1000 });
const wrongCode = (key: string) => String((Number(codeOf(key)) + 1) % 1_000_000).padStart(6, '0');

let count = 0;
async function make(role: 'admin' | 'editor' = 'editor') {
  count += 1;
  const email = `person-${count}@staff.example`;
  const data = { name: `Ada ${count}`, email, password: PASSWORD, role };
  return { id: String((await cms.create({ collection: 'staff', data })).id), email };
}
async function turnOn(token: string) {
  const { key } = JSON.parse((await post(token, 'second-factor/start', { password: PASSWORD })).text) as {
    key: string;
  };
  await post(token, 'second-factor/confirm', { code: codeOf(key) });
  return key;
}
/** The audit trail entries about an account, oldest first, as `who: action: what`. */
async function linesAbout(id: string) {
  const { docs } = await cms.find({
    collection: 'audit-trail',
    where: { messages: { equals: id } },
    sort: 'createdAt',
    pagination: false,
  });
  return docs.map(({ who, action, what }) => `${who}: ${action}: ${what}`);
}

test('accounts leave a trail: sign-in, refusals, sign-out, second factor, role, deletion', async () => {
  const { id, email } = await make();
  const token = await signIn(email, PASSWORD);
  await askCms('/staff/login', { method: 'POST', body: { email, password: 'not mine at all' } });
  const key = await turnOn(token);
  await post(token, 'second-factor/remove', { password: 'not mine at all' });
  const late = await signIn(email, PASSWORD);
  const wrong = wrongCode(key);
  await post(late, 'second-factor/verify', { code: wrong });
  await post(late, 'second-factor/verify', { code: codeOf(key, 30) });
  await post(late, 'logout');
  await staff.as('admin', `/staff/${id}`, 'PATCH', { role: 'intake' });
  await staff.as('admin', '/staff/second-factor/remove', 'POST', { id, password: PASSWORD });
  await staff.as('admin', `/staff/${id}`, 'DELETE');
  const lines = await linesAbout(id);
  for (const part of [
    /^The site: invited: Ada 1: account made/,
    /^Ada 1: signed-in: Ada 1: password accepted from/,
    /^Not signed in: refused: Ada 1: 401 POST \/cms-api\/staff\/login/,
    /^Ada 1: account-changed: Ada 1: second factor turned on/,
    /^Ada 1: refused: 400 POST \/cms-api\/staff\/second-factor\/remove/,
    /^Ada 1: signed-in: .*next step: code/,
    /^Ada 1: refused: 400 POST \/cms-api\/staff\/second-factor\/verify/,
    /^Ada 1: signed-in: Ada 1: code accepted/,
    /^Ada 1: signed-out/,
    /^The admin: account-changed: Ada 1: role: editor → intake/,
    /^The admin: account-changed: Ada 1: second factor reset by an administrator/,
    /^The admin: account-deleted/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(part));
  for (const secret of [PASSWORD, 'not mine at all', key, wrong, token, late])
    expect(lines.join()).not.toContain(secret);
});

test('a refused sign-in with an unknown address: the audit trail does not contain what was typed', async () => {
  const typed = 'my secret words in the wrong field';
  await askCms('/staff/login', { method: 'POST', body: { email: typed, password: 'x' } });
  const { docs } = await cms.find({ collection: 'audit-trail', pagination: false });
  expect(docs.some(({ what }) => what?.startsWith('no such account: 401'))).toBe(true);
  expect(JSON.stringify(docs)).not.toContain(typed);
});

describe('with an administrator’s open session alone', () => {
  test('no account becomes an administrator', async () => {
    const { id } = await make();
    expect((await staff.as('admin', `/staff/${id}`, 'PATCH', { role: 'admin' })).status).toBe(400);
    const body = { role: 'admin', currentPassword: PASSWORD };
    expect((await staff.as('admin', `/staff/${id}`, 'PATCH', body)).status).toBe(200);
    await cms.delete({ collection: 'staff', id });
  });

  test('no link to a colleague’s account in use is shown; the link of an unused invitation is, after the password', async () => {
    const { email } = await make();
    const invite = (body: object) => staff.as('admin', '/staff/invite', 'POST', body);
    expect((await invite({ email })).status).toBe(400);
    expect(JSON.parse((await invite({ email, password: PASSWORD })).text)).toEqual({
      isSent: false,
      isNew: false,
    });
    const guest = { name: 'Guest', email: 'guest@staff.example', role: 'editor' };
    const first = JSON.parse((await invite(guest)).text) as { link: string };
    expect(first.link).toContain('/admin/reset/');
    const second = JSON.parse((await invite({ ...guest, password: PASSWORD })).text) as { link: string };
    expect(second.link).toContain('/admin/reset/');
    const token = second.link.split('/').at(-1);
    const body = { token, password: 'words for the new colleague' };
    expect((await askCms('/staff/reset-password', { method: 'POST', body })).status).toBe(200);
    expect(JSON.parse((await invite({ ...guest, password: PASSWORD })).text)).toEqual({
      isSent: false,
      isNew: false,
    });
  });
});

describe('at the second step', () => {
  test('a person who knows the password cannot lock the owner out', async () => {
    const { email } = await make();
    const key = await turnOn(await signIn(email, PASSWORD));
    const thief = await signIn(email, PASSWORD);
    const answers = [];
    for (let tries = 0; tries < 8; tries += 1)
      answers.push((await post(thief, 'second-factor/verify', { code: wrongCode(key) })).status);
    expect(answers.at(-1)).toBe(429);
    const owner = await signIn(email, PASSWORD);
    expect((await post(owner, 'second-factor/verify', { code: codeOf(key, 30) }, '192.0.2.2')).status).toBe(
      200,
    );
  });

  test('an administrator who has not entered the code cannot unlock accounts', async () => {
    const { email } = await make('admin');
    await turnOn(await signIn(email, PASSWORD));
    const token = await signIn(email, PASSWORD);
    const guess = (turn: number) =>
      askCms('/staff/login', {
        method: 'POST',
        body: { email: 'editor@staff.example', password: `wrong ${turn}` },
        headers: { 'X-Site-Client': '192.0.2.3' },
      });
    for (let turn = 0; turn < 5; turn += 1) await guess(turn);
    expect((await post(token, 'unlock', { email: 'editor@staff.example' })).status).toBe(403);
    expect((await guess(5)).status).toBe(429);
    expect((await post(staff.tokens.admin, 'unlock', { email: 'editor@staff.example' })).status).toBe(200);
    expect((await guess(6)).status).toBe(401);
  });
});
