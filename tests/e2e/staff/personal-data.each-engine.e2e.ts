import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { createClient } from '@libsql/client';
import { MESSAGES } from '@/content/endpoints/calls';
import * as endpoints from '@/content/endpoints/endpoints';
import { administrator } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';

/**
 * Text that only a visitor or a member of staff enters here. None of it may appear outside of the database.
 */
const MARK = 'Zebrafinch7431';
const person = {
  firstName: `${MARK}first`,
  lastName: `${MARK}last`,
  email: `${MARK}@visitor.example`,
  phone: '+1 561 555 7431',
  message: `${MARK} I cannot sleep and I am afraid of going out.`,
};
const WORDS = new RegExp(`${MARK}|555 ?7431|cannot sleep and I am afraid`, 'i');
const json = { 'Content-Type': 'application/json' };

let site: Site;
let startedAt = 0;
beforeAll(async () => {
  startedAt = Date.now();
  // Log everything that the site can log.
  site = await startSite({ env: { ...administrator, LOG_LEVEL: 'debug', RATE_LIMIT_FACTOR: '1' } });
});

const send = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: 'manual', ...init });
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(path, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Every path by which such text comes in, failing ones included. @returns the response of each */
async function sendEverywhere(): Promise<string[]> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = administrator;
  const signedIn = await post('/cms-api/staff/login', { email, password });
  const token = /payload-token=([^;]+)/.exec(signedIn.headers.getSetCookie().join())?.[1] ?? '';
  const staff = { Authorization: `JWT ${token}` };
  const wrong = { ...person, variant: 'main' };
  const answers = [
    await post(MESSAGES, { ...wrong, email: `${MARK} no address` }),
    await post(MESSAGES, { ...wrong, message: MARK.slice(0, 5) }),
    await post(MESSAGES, `{"message": "${person.message}`),
    await post(MESSAGES, wrong, { 'Content-Type': 'text/plain' }),
    await post(MESSAGES, { ...wrong, message: person.message.repeat(900) }),
    await post(MESSAGES, wrong, { 'Idempotency-Key': `${MARK} !` }),
    await post(MESSAGES, wrong, { Origin: `https://${MARK}.example` }),
    await send(`${MESSAGES}?message=${MARK}`, { method: 'PUT', body: person.message }),
    await send(`${endpoints.posts.path}/${MARK}?email=${person.email}`),
    await send(`/blog?q=${MARK}`),
    await send(`/${MARK}?token=${MARK}`),
    await send(`/%00${MARK}`),
    await send(`/preview?token=${MARK}.${MARK}`),
    await send('/about', {
      headers: { 'User-Agent': MARK, Referer: `https://${MARK}.example`, Cookie: `a=${MARK}` },
    }),
    await send('/about', { headers: { Authorization: `Bearer ${MARK}` } }),
    await post('/cms-api/contact-messages', person),
    await post('/cms-api/contact-messages', person, staff),
    await post('/cms-api/staff/login', { email: person.email, password: person.message }),
    await post('/cms-api/staff/login', `{"email": "${person.email}`),
    await post('/cms-api/staff/login', { email, password: `${MARK} wrong` }),
    await post('/cms-api/staff/forgot-password', { email: person.email }),
    await post('/cms-api/staff/reset-password', { token: MARK, password: `${MARK} new password` }),
    await post(
      '/cms-api/staff',
      { name: MARK, email, password: `${MARK} new password`, role: 'intake' },
      staff,
    ),
    await post('/cms-api/staff', { name: MARK, email: `${MARK} none`, password: MARK, role: 'x' }, staff),
    await send(`/cms-api/staff?where[email][like]=${MARK}&where[hash][like]=${MARK}`, { headers: staff }),
    await send(`/cms-api/contact-messages?where[${MARK}][equals]=${MARK}`, { headers: staff }),
  ];
  const list = await send('/cms-api/contact-messages?depth=0', { headers: staff });
  const { docs = [] } = (await list.json()) as { docs?: { id: string }[] };
  answers.push(await post(MESSAGES, wrong));
  const message = docs[0]?.id ?? 'none';
  for (const data of [
    { assignee: MARK, newNote: person.message },
    { status: MARK },
    { assignee: { $ne: MARK } },
  ]) {
    const change = { method: 'PATCH', headers: { ...json, ...staff }, body: JSON.stringify(data) };
    answers.push(await send(`/cms-api/contact-messages/${message}`, change));
  }
  return answers.map(({ status, url }) => `${status} ${url}`);
}

/** The embedded database locks out other writers: a message then cannot be stored. */
async function sendWhileTheDatabaseIsLocked() {
  const uri = process.env.DATABASE_URI ?? '';
  if (!uri.startsWith('file:')) return;
  const client = createClient({ url: uri });
  const lock = await client.transaction('write');
  const { status } = await post(MESSAGES, { ...person, variant: 'main' });
  await lock.rollback();
  client.close();
  expect(status).toBeGreaterThanOrEqual(500);
}

/** Every file written since the start, except databases. */
function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (!/\.db(-wal|-shm|-journal)?$/.test(entry.name) && statSync(path).mtimeMs >= startedAt)
      yield path;
  }
}

test('no word of a visitor or of staff is in a log, an address, or a file beside the database', async () => {
  const answers = await sendEverywhere();
  // Without a mail server, a forgotten password gets a 503 with instructions.
  expect(answers.filter((answer) => /^5(?!03 \S+forgot-password)/.test(answer))).toEqual([]);
  expect(answers.some((answer) => answer.startsWith('201'))).toBe(true);
  await sendWhileTheDatabaseIsLocked();
  await site.stop();

  expect(
    site
      .log()
      .split('\n')
      .filter((line) => WORDS.test(line)),
  ).toEqual([]);
  const folders = [dirname(process.env.MEDIA_DIR ?? ''), '.next'];
  const written = folders.flatMap((folder) => [...filesIn(folder)]);
  expect(written.filter((file) => WORDS.test(readFileSync(file, 'latin1')))).toEqual([]);
});
