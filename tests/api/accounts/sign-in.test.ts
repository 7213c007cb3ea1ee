import '../../helpers/server/real-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { prop } from '@/content/json';
import { openMail } from '../../helpers/cms/own-mail';

const { mails, nextMail, closeMail } = await openMail();
// Imported here because they read the environment, which names the mail server only now.
const { closeCms, openCms } = await import('../../helpers/cms/api');
const { askCms, tokenOf } = await import('../../helpers/cms/ask-cms');
const { PASSWORD } = await import('../../helpers/cms/staff');
const { rateLimits } = await import('@/services/http/rate-limits');
const { eventually } = await import('../../helpers/site/eventually');

let cms: Payload;
const HOUR = 3_600_000;

beforeAll(async () => {
  cms = await openCms();
}, 60_000);
afterAll(async () => {
  await closeCms();
  await closeMail();
});

let count = 0;
let email = '';
let id = '';
let client = '';
beforeEach(async () => {
  count += 1;
  email = `person-${count}@staff.example`;
  client = `203.0.113.${count}`;
  const data = { name: 'Ada', email, password: PASSWORD, role: 'editor' } as const;
  id = String((await cms.create({ collection: 'staff', data })).id);
});

type Options = { from?: string; cookie?: string };
const post = (path: string, body: object, { from = client, cookie }: Options = {}) =>
  askCms(`/staff/${path}`, {
    method: 'POST',
    body,
    headers: {
      'X-Site-Client': from,
      Origin: 'https://center.example',
      ...(cookie ? { Cookie: cookie } : {}),
    },
  });
const login = (password: string, options?: Options) => post('login', { email, password }, options);
const many = async (times: number, once: (turn: number) => Promise<{ status: number }>) => {
  const statuses = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push((await once(turn)).status);
  return statuses;
};

test('with https a session is a cookie that only this host can have set, and only https carries', async () => {
  const cookies = (await login(PASSWORD)).headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.includes('payload-token=')) ?? '';
  expect(session).toMatch(/^__Host-payload-token=eyJ/);
  expect(session.split('; ').slice(1)).toEqual(
    expect.arrayContaining(['Path=/', 'HttpOnly=true', 'Secure=true', 'SameSite=Lax']),
  );
  expect(session).not.toMatch(/Domain/i);
});

describe('wrong passwords', () => {
  test('are refused in the words of the panel, and the page of an invitation says the rule', async () => {
    expect((await login('wrong')).text).toContain('The e-mail or password is not right.');
    const { authentication } = cms.config.i18n.translations.en ?? {};
    expect(prop(authentication, 'newPassword')).toContain('at least 12 characters');
  });

  test('are rate-limited per client, with a message that says how long', async () => {
    const statuses = await many(7, () => login('wrong'));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await login(PASSWORD)).text).toMatch(/wait \d+ minutes/);
  });

  test('of a stranger lock no one else out', async () => {
    await many(6, () => login('wrong', { from: '198.51.100.1' }));
    expect((await login(PASSWORD)).status).toBe(200);
  });

  test('from everywhere at once keep out strangers, but not a browser that was in before', async () => {
    const first = await login(PASSWORD);
    const device =
      first.headers.getSetCookie().find((cookie) => cookie.startsWith('__Secure-staff-device=')) ?? '';
    expect(device).toMatch(/; HttpOnly; SameSite=Strict; Secure/);
    const cookie = device.split(';')[0] ?? '';
    // Fifty attempts from fifty IPs, without hashing each password.
    for (let turn = 0; turn < 50; turn += 1) await rateLimits.signInOfAccount.consume(email);
    expect((await login(PASSWORD, { from: '192.0.2.9' })).status).toBe(429);
    expect(
      (await login(PASSWORD, { from: '192.0.2.9', cookie: '__Secure-staff-device=forged' })).status,
    ).toBe(429);
    expect((await login(PASSWORD, { cookie })).status).toBe(200);
  });

  test('on many accounts are counted together for one client', async () => {
    for (let turn = 0; turn < 19; turn += 1) await rateLimits.signInOfClient.consume(client);
    const statuses = await many(2, (turn) =>
      post('login', { email: `no-${turn}@staff.example`, password: 'x' }),
    );
    expect(statuses).toEqual([401, 429]);
  });

  test('for an endless address are counted by its beginning, which is all that is kept in memory', async () => {
    const endless = (end: string) => `${'a'.repeat(10_000)}${end}@staff.example`;
    const statuses = await many(6, (turn) => post('login', { email: endless(String(turn)), password: 'x' }));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('an unknown address gets the same answer, and no faster', async () => {
    const time = async (address: string) => {
      const start = performance.now();
      const { status, text } = await post('login', { email: address, password: 'wrong' });
      return { ms: performance.now() - start, said: `${status} ${text}` };
    };
    const known = await time(email);
    const unknown = await time('nobody@staff.example');
    expect(unknown.said).toBe(known.said);
    // Hashing takes the time; without it the response would come at once.
    expect(unknown.ms).toBeGreaterThan(known.ms / 3);
  });
});

describe('a link to set a new password', () => {
  const ask = (address: string, headers: Record<string, string> = {}) =>
    askCms('/staff/forgot-password', {
      method: 'POST',
      body: { email: address },
      headers: { 'X-Site-Client': client, Origin: 'https://center.example', ...headers },
    });
  const linkIn = (mail: string) => /https?:\/\/[^\s"<]+\/admin\/reset\/([\w-]+)/.exec(mail) ?? [];

  test('comes by mail, leads to this site whatever the request calls itself, and works once', async () => {
    const arrives = nextMail();
    await ask(email, { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
    const mail = await arrives;
    expect(mail).toContain(`To: ${email}`);
    expect(mail).not.toContain('evil.example');
    const [link = '', token = ''] = linkIn(mail);
    expect(link).toBe(`https://center.example/admin/reset/${token}`);
    const password = 'words for the next year';
    expect((await post('reset-password', { token, password: 'short' })).status).toBe(400);
    expect((await post('reset-password', { token, password })).status).toBe(200);
    expect((await post('reset-password', { token, password })).status).toBe(403);
    expect((await login(password)).status).toBe(200);
  });

  test('for an unknown e-mail address gets the same response in the same time, and sends nothing', async () => {
    const before = mails.length;
    const timed = async (address: string) => {
      const start = performance.now();
      const { status, text } = await ask(address);
      return { ms: performance.now() - start, said: `${status} ${text}` };
    };
    const unknown = await timed('nobody@staff.example');
    expect(mails.length).toBe(before);
    const arrives = nextMail();
    const known = await timed(email);
    await arrives;
    expect(unknown.said).toBe(known.said);
    for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThan(690);
  });

  test('is over after an hour', async () => {
    const arrives = nextMail();
    await ask(email);
    const [, token] = linkIn(await arrives);
    const past = new Date(Date.now() - HOUR - 1000).toISOString();
    const account = await cms.db.findOne<{ id: string; resetPasswordExpiration: string }>({
      collection: 'staff',
      where: { id: { equals: id } },
    });
    const left = new Date(account?.resetPasswordExpiration ?? 0).getTime() - Date.now();
    expect(left).toBeLessThanOrEqual(HOUR);
    expect(left).toBeGreaterThan(HOUR - 60_000);
    await cms.db.updateOne({ collection: 'staff', id, data: { resetPasswordExpiration: past } });
    expect((await post('reset-password', { token, password: 'words for the next year' })).status).toBe(403);
  });

  test('is not sent without end to one client’s wishes', async () => {
    for (let turn = 0; turn < 10; turn += 1) await rateLimits.resetOfClient.consume(client);
    expect((await ask('nobody@staff.example')).status).toBe(429);
  });
});

describe('an invitation', () => {
  let admin = '';
  beforeAll(async () => {
    const data = {
      name: 'Director',
      email: 'director@staff.example',
      password: PASSWORD,
      role: 'admin',
    } as const;
    await cms.create({ collection: 'staff', data });
    const body = { email: data.email, password: PASSWORD };
    admin = tokenOf((await askCms('/staff/login', { method: 'POST', body })).headers);
  });
  const invite = (body: object, token = admin) => askCms('/staff/invite', { token, method: 'POST', body });

  test('goes to the address as a link that its owner sets a password by', async () => {
    const arrives = nextMail();
    const answer = await invite({ name: 'New Person', email: 'New@Staff.example', role: 'intake' });
    // The inviting administrator sees no link while mail can be sent.
    expect([answer.status, answer.text]).toEqual([200, '{"isSent":true,"isNew":true}']);
    const mail = await arrives;
    expect(mail).toContain('To: new@staff.example');
    expect(mail).toContain('Hello New Person,');
    expect(mail).toContain('Director has invited you to the panel of');
    const [, token = ''] = /https:\/\/center\.example\/admin\/reset\/(\w+)/.exec(mail) ?? [];
    const password = 'words for the new colleague';
    expect((await post('login', { email: 'new@staff.example', password })).status).toBe(401);
    expect((await post('reset-password', { token, password })).status).toBe(200);
    const entered = await post('login', { email: 'new@staff.example', password });
    const seen = await askCms('/contact-messages', { token: tokenOf(entered.headers) });
    expect([entered.status, seen.status]).toEqual([200, 200]);
  });

  test('to an existing account sends a new link, and says that name and role stay', async () => {
    const again = { name: 'Another Name', email: 'new@staff.example', role: 'admin' };
    // A person at an unattended computer does not know the password.
    for (const password of [undefined, 'not mine'])
      expect((await invite({ ...again, password })).status).toBe(400);
    const arrives = nextMail();
    const answer = await invite({ ...again, password: PASSWORD });
    expect([answer.status, answer.text]).toEqual([200, '{"isSent":true,"isNew":false}']);
    const mail = await arrives;
    expect(mail).toContain('/admin/reset/');
    expect(mail).toContain('Director has sent you a new link to set your password for the panel of');
    const { docs } = await cms.find({
      collection: 'staff',
      where: { email: { equals: 'new@staff.example' } },
    });
    expect(docs.map(({ name, role }) => [name, role])).toEqual([['New Person', 'intake']]);
  });

  test('is good for seven days', async () => {
    const arrives = nextMail();
    await invite({ name: 'Late Person', email: 'late@staff.example', role: 'editor' });
    const [, token] = /\/admin\/reset\/(\w+)/.exec(await arrives) ?? [];
    const account = await cms.db.findOne<{ id: string; resetPasswordExpiration: string }>({
      collection: 'staff',
      where: { email: { equals: 'late@staff.example' } },
    });
    const days = (new Date(account?.resetPasswordExpiration ?? 0).getTime() - Date.now()) / (24 * HOUR);
    expect(Math.round(days * 100) / 100).toBe(7);
    await cms.db.updateOne({
      collection: 'staff',
      id: account?.id ?? '',
      data: { resetPasswordExpiration: new Date(Date.now() - 1000).toISOString() },
    });
    expect((await post('reset-password', { token, password: 'words for the new colleague' })).status).toBe(
      403,
    );
  });

  test('stays valid when a stranger asks for a new password in that name', async () => {
    const invited = nextMail();
    await invite({ name: 'Waits', email: 'waits@staff.example', role: 'editor' });
    const [, token = ''] = /\/admin\/reset\/(\w+)/.exec(await invited) ?? [];
    const asked = nextMail();
    await post('forgot-password', { email: 'waits@staff.example' });
    expect(await asked).toContain(`/admin/reset/${token}`);
    expect((await post('reset-password', { token, password: 'words for the new colleague' })).status).toBe(
      200,
    );
  });

  test('of an administrator needs the current password, and the other administrators are told', async () => {
    const guest = { name: 'Second', email: 'second@staff.example', role: 'admin' };
    expect((await invite(guest)).status).toBe(400);
    await cms.create({
      collection: 'staff',
      data: { ...guest, name: 'Third', email: 'third@staff.example', password: PASSWORD, role: 'admin' },
    });
    const before = mails.length;
    expect((await invite({ ...guest, password: PASSWORD })).status).toBe(200);
    await eventually(async () => expect(mails).toHaveLength(before + 2));
    const told = mails.slice(before).find((mail) => mail.startsWith('To: third@staff.example')) ?? '';
    expect(told).toContain('Director invited Second (admin)');
    expect(told).not.toContain('/admin/reset/');
    await cms.delete({ collection: 'staff', where: { email: { in: ['third@staff.example', guest.email] } } });
  });

  test('is given by administrators only, for a role that there is', async () => {
    const body = { email, password: PASSWORD };
    const editor = tokenOf((await askCms('/staff/login', { method: 'POST', body })).headers);
    const guest = { name: 'X', email: 'x@staff.example', role: 'admin' };
    expect((await invite(guest, editor)).status).toBe(403);
    expect((await askCms('/staff/invite', { method: 'POST', body: guest })).status).toBe(401);
    expect((await invite({ ...guest, role: 'owner' })).status).toBe(400);
    expect(await cms.count({ collection: 'staff', where: { email: { equals: guest.email } } })).toEqual({
      totalDocs: 0,
    });
  });
});
