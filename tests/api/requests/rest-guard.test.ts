import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { guardPayloadRest } from '@/server/handlers/guard-payload-rest';
import { payloadSecret } from '@/services/settings/secret';
import { closeCms, openCms } from '../../helpers/cms/api';
import { askCms } from '../../helpers/cms/ask-cms';
import { goodMessage, post } from '../../helpers/fixtures/contact';
import { openStaff } from '../../helpers/cms/staff';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
}, 60_000);
afterAll(closeCms);

describe('a request that another site makes a browser send', () => {
  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://127.0.0.1:3000.evil.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ];

  test.each(foreign)('is refused with %j', async (headers) => {
    const body = new FormData();
    body.set('_payload', JSON.stringify({ email: 'admin@staff.example', password: 'a password for tests' }));
    const signIn = await askCms('/staff/login', { method: 'POST', body, headers });
    expect([signIn.status, signIn.headers.getSetCookie()]).toEqual([403, []]);
    expect((await post(goodMessage, { headers })).status).toBe(403);
    const change = { method: 'PATCH', token: staff.tokens.admin, headers, body: { name: 'X' } };
    expect((await askCms(`/staff/${staff.ids.admin}`, change)).status).toBe(403);
  });

  test('and nothing else is: the site itself, and programs', async () => {
    const signIn = (headers: Record<string, string>) =>
      askCms('/staff/login', {
        method: 'POST',
        body: { email: 'editor@staff.example', password: 'a password for tests' },
        headers,
      });
    for (const headers of [{}, { Origin: 'http://127.0.0.1:3000' }, { 'Sec-Fetch-Site': 'same-origin' }])
      expect((await signIn(headers as Record<string, string>)).status).toBe(200);
  });
});

describe('bodies', () => {
  const reached: string[] = [];
  const door = guardPayloadRest(async (request) => {
    reached.push(request.method);
    await request.text();
    return new Response('ok');
  });
  /** An endless body that counts how much of it was read. */
  function endless(path: string, headers: Record<string, string>) {
    let taken = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        taken += 4096;
        controller.enqueue(new Uint8Array(4096).fill(97));
      },
    });
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const request = new Request(`http://127.0.0.1:3000/cms-api${path}`, init);
    return door(request, { params: Promise.resolve({}) }).then(({ status }) => ({ status, taken }));
  }

  test('of strangers are cut off after some kilobytes, before anything reads them', async () => {
    const { status, taken } = await endless('/staff/login', { 'Content-Type': 'application/json' });
    expect([status, taken < 100_000, reached]).toEqual([413, true, []]);
  });

  test('of strangers that are forms are not read at all', async () => {
    const { status, taken } = await endless('/media', { 'Content-Type': 'multipart/form-data; boundary=x' });
    expect([status, taken <= 8192, reached]).toEqual([401, true, []]);
  });

  test('of staff may be long articles, within a limit', async () => {
    const headers = { 'Content-Type': 'application/json', Authorization: `JWT ${staff.tokens.editor}` };
    const { status, taken } = await endless('/blog', headers);
    expect([status, taken > 1_000_000, taken < 5_000_000, reached]).toEqual([413, true, true, []]);
  });
});

test('of many sign-ins at once only some check a password, so that files and pages do not wait for the others', async () => {
  const waiting: (() => void)[] = [];
  const guarded = guardPayloadRest(
    () => new Promise((resolve) => waiting.push(() => resolve(new Response('in')))),
  );
  const signIn = (body: BodyInit = '{}', path = 'login') =>
    guarded(
      new Request(`http://127.0.0.1:3000/cms-api/staff/${path}`, {
        method: 'POST',
        body,
        duplex: 'half',
      } as RequestInit),
      { params: Promise.resolve({}) },
    );
  // Those that have not arrived yet occupy nothing.
  for (let count = 0; count < 20; count += 1) void signIn(new ReadableStream());
  const first = Array.from({ length: 16 }, (_, count) => signIn('{}', count % 2 ? 'login' : 'LOGIN/'));
  while (waiting.length < 16) await new Promise(setImmediate);
  const late = await signIn();
  expect([late.status, await late.text()]).toEqual([503, expect.stringContaining('try again')]);
  for (const go of waiting) go();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(16).fill(200));
  const next = signIn();
  while (waiting.length < 17) await new Promise(setImmediate);
  waiting[16]?.();
  expect((await next).status).toBe(200);
});

test('Payload draws no pictures for anybody', async () => {
  for (const path of ['/og?title=Words', '/OG/', '/globals/og'])
    expect([path, (await askCms(path)).status]).toEqual([path, 404]);
});

test('responses to signed-in accounts are not cacheable', async () => {
  for (const path of ['/staff/me', '/conditions', '/staff', '/access', '/conditions/none', '/no-such-call']) {
    const { headers } = await askCms(path, { token: staff.tokens.admin });
    expect([path, headers.get('cache-control')]).toEqual([path, expect.stringContaining('no-store')]);
  }
});

test('the embedded database, its journal and its secret are readable by the owner alone', () => {
  const uri = process.env.DATABASE_URI ?? '';
  if (!uri.startsWith('file:') || process.platform === 'win32') return;
  const file = uri.replace(/^file:/, '');
  expect(payloadSecret().length).toBeGreaterThanOrEqual(32);
  for (const path of [file, `${file}-wal`]) expect([path, statSync(path).mode & 0o077]).toEqual([path, 0]);
  expect(statSync(dirname(file)).mode & 0o077).toBe(0);
});
