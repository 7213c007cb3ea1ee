import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { CLIENT_HEADER } from '@/services/http/client-ip';

// Before the configuration is read: the limits of a real site.
process.env.RATE_LIMIT_FACTOR = '1';
process.env.SMTP_URL = 'smtp://127.0.0.1:1';

const { closeCms, openCms } = await import('../../helpers/cms/api');
const { askCms } = await import('../../helpers/cms/ask-cms');
const { forgetMessages, goodMessage, post, storedMessages } = await import('../../helpers/fixtures/contact');
const { createStaff } = await import('../../helpers/fixtures/content');
const { rateLimits } = await import('@/services/http/rate-limits');

let cms: Payload;
const PASSWORD = 'a password for tests';
beforeAll(async () => {
  cms = await openCms();
  await createStaff(cms, 'admin', PASSWORD);
}, 60_000);
afterAll(closeCms);

const from = (client: string) => ({ [CLIENT_HEADER]: client });

describe('messages', () => {
  const SENTENCE =
    'You have sent several messages in a short time. Please wait a few minutes, then send it again.';

  test('of one client are taken six times in ten minutes; the seventh is told to wait or to call', async () => {
    const answers = [];
    for (let count = 0; count < 7; count += 1)
      answers.push(await post(goodMessage, { headers: from('203.0.113.1') }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201, 429]);
    const last = answers[6];
    expect([await last?.text(), Number(last?.headers.get('retry-after')) > 0]).toEqual([SENTENCE, true]);
    expect(await storedMessages()).toHaveLength(6);
    await forgetMessages();
  });

  test('of other clients are not affected', async () => {
    expect((await post(goodMessage, { headers: from('203.0.113.2') })).status).toBe(201);
    await forgetMessages();
  });

  test('that were not taken because of a slip do not count', async () => {
    for (let count = 0; count < 9; count += 1)
      expect((await post({ ...goodMessage, email: 'x' }, { headers: from('203.0.113.3') })).status).toBe(400);
    expect((await post(goodMessage, { headers: from('203.0.113.3') })).status).toBe(201);
    await forgetMessages();
  });
});

describe('signing in', () => {
  const signIn = async (client: string, password: string, email = 'admin@staff.example') =>
    (await askCms('/staff/login', { method: 'POST', body: { email, password }, headers: from(client) }))
      .status;

  test('guessing is blocked for the client that guesses, and for no other', async () => {
    const guesses = [];
    for (let count = 0; count < 6; count += 1) guesses.push(await signIn('198.51.100.1', `wrong ${count}`));
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await signIn('198.51.100.1', PASSWORD)).toBe(429);
    expect(await signIn('198.51.100.2', PASSWORD)).toBe(200);
  });

  test('an address with spaces around it, or in capitals, is the same account', async () => {
    const spellings = [
      ' admin@staff.example',
      'admin@staff.example ',
      'ADMIN@staff.example\t',
      '\u00a0admin@staff.example',
    ];
    const guesses = [];
    for (let count = 0; count < 6; count += 1)
      guesses.push(await signIn('198.51.100.41', `wrong ${count}`, spellings[count % spellings.length]));
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('trying one password with many addresses ends too', async () => {
    const tries = [];
    for (let count = 0; count < 21; count += 1)
      tries.push(await signIn('198.51.100.3', 'summer is coming', `nobody-${count}@staff.example`));
    expect([tries.slice(0, 20).every((status) => status === 401), tries[20]]).toEqual([true, 429]);
  });

  test('a right password gives back what it took as a guess, but is itself not taken without end', async () => {
    for (let count = 0; count < 7; count += 1) expect(await signIn('198.51.100.4', PASSWORD)).toBe(200);
    // More attempts, without hashing each password.
    for (let count = 7; count < 30; count += 1)
      await rateLimits.signIns.consume('198.51.100.4 0 admin@staff.example');
    expect(await signIn('198.51.100.4', PASSWORD)).toBe(429);
    expect(await signIn('198.51.100.7', PASSWORD)).toBe(200);
  });
});

test('guessing the token of a link to a new password ends', async () => {
  const tries = [];
  for (let count = 0; count < 21; count += 1) {
    const body = { token: `guess-${count}`, password: 'four words nobody guesses' };
    tries.push(
      (await askCms('/staff/reset-password', { method: 'POST', body, headers: from('198.51.100.5') })).status,
    );
  }
  expect([tries.slice(0, 20).every((status) => status === 403), tries[20]]).toEqual([true, 429]);
});

test('asking for links is limited, with the same answer for an unknown address', async () => {
  const asking = (count: number) =>
    askCms('/staff/forgot-password', {
      method: 'POST',
      body: { email: `nobody-${count}@staff.example` },
      headers: from('198.51.100.6'),
    });
  const answers = await Promise.all(Array.from({ length: 11 }, (_, count) => asking(count)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});
