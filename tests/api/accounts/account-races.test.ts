import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { Payload } from 'payload';
import { closeCms, openCms } from '../../helpers/cms/api';
import { askCms, signIn } from '../../helpers/cms/ask-cms';
import { afterReading, whileHashing } from '../../helpers/site/pauses';
import { PASSWORD } from '../../helpers/cms/staff';

const NEW_PASSWORD = 'words for another year';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
}, 60_000);
afterAll(closeCms);

let count = 0;
let email = '';
let id = '';
beforeEach(async () => {
  count += 1;
  email = `person-${count}@staff.example`;
  const data = { name: 'Ada', email, password: PASSWORD, role: 'admin' } as const;
  id = String((await cms.create({ collection: 'staff', data })).id);
});

const login = (password = PASSWORD) => askCms('/staff/login', { method: 'POST', body: { email, password } });
const post = (token: string, path: string, body: object = {}) =>
  askCms(`/staff/${path}`, { token, method: 'POST', body });
const patch = (token: string, body: object) => askCms(`/staff/${id}`, { token, method: 'PATCH', body });
const isIn = async (token: string) => (await askCms('/staff?limit=1', { token })).status === 200;
const stored = () =>
  cms.db.findOne<{
    id: string;
    role: string;
    name: string;
    secondFactor: Record<string, unknown>;
    sessions: unknown[];
  }>({
    collection: 'staff',
    where: { id: { equals: id } },
  });
const changePassword = () => cms.update({ collection: 'staff', id, data: { password: NEW_PASSWORD } });
const loseRole = () => cms.update({ collection: 'staff', id, data: { role: 'editor' } });
const remove = () => cms.delete({ collection: 'staff', id });
const codeOf = (key: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + seconds * 1000 });

async function turnOn(token: string) {
  const { key } = JSON.parse((await post(token, 'second-factor/start', { password: PASSWORD })).text) as {
    key: string;
  };
  const { text } = await post(token, 'second-factor/confirm', { code: codeOf(key) });
  return { key, ...(JSON.parse(text) as { recoveryCodes: string[] }) };
}

describe('a sign-in in progress', () => {
  test('does not bring an old password back, and does not get in with it', async () => {
    expect((await whileHashing(login, changePassword)).status).toBe(401);
    expect([(await login()).status, (await login(NEW_PASSWORD)).status]).toEqual([401, 200]);
  });

  test('does not bring a role back', async () => {
    await whileHashing(login, loseRole);
    expect((await stored())?.role).toBe('editor');
  });

  test('does not bring a deleted account back', async () => {
    expect((await whileHashing(login, remove)).status).toBe(401);
    expect(await stored()).toBeNull();
  });

  test('does not turn a second factor off, and does not give a code or a recovery code back', async () => {
    const token = await signIn(email, PASSWORD);
    let made = { key: '', recoveryCodes: [''] };
    await whileHashing(login, async () => (made = await turnOn(token)));
    expect((await stored())?.secondFactor.isOn).toBe(true);
    const [one, two] = [await signIn(email, PASSWORD), await signIn(email, PASSWORD)];
    const code = codeOf(made.key, 30);
    await whileHashing(login, () => post(one, 'second-factor/verify', { code }));
    await whileHashing(login, () => post(two, 'second-factor/verify', { code: made.recoveryCodes[0] }));
    expect([await isIn(one), await isIn(two)]).toEqual([true, true]);
    const late = await signIn(email, PASSWORD);
    for (const used of [code, made.recoveryCodes[0]])
      expect((await post(late, 'second-factor/verify', { code: used })).status).toBe(400);
  });

  test('does not bring an ended session back, and ends none', async () => {
    const [here, ended] = [await signIn(email, PASSWORD), await signIn(email, PASSWORD)];
    let other = '';
    const answer = await whileHashing(login, async () => {
      await post(here, 'sessions/end', { others: true });
      other = await signIn(email, PASSWORD);
    });
    expect(answer.status).toBe(200);
    expect([await isIn(here), await isIn(ended), await isIn(other)]).toEqual([true, false, true]);
    expect((await stored())?.sessions).toHaveLength(3);
  });

  test('again and again undoes nothing either', async () => {
    const loop = (times: number) => Promise.all(Array.from({ length: times }, () => login()));
    const [signIns] = await Promise.all([loop(4), loseRole()]);
    expect((await stored())?.role).toBe('editor');
    await Promise.all([loop(4), changePassword()]);
    expect([(await login()).status, (await login(NEW_PASSWORD)).status]).toEqual([401, 200]);
    await Promise.all([loop(4), remove()]);
    expect(await stored()).toBeNull();
    expect(signIns.some(({ status }) => status === 200)).toBe(true);
  });
});

describe.each(['logout', 'refresh-token'])('%s in progress', (path) => {
  // The first read is that of the request's own authentication.
  const during = async (meanwhile: () => Promise<unknown>) => {
    const token = await signIn(email, PASSWORD);
    await afterReading(cms, 2, () => post(token, path), meanwhile);
  };

  test('undoes no change of role or password', async () => {
    await during(async () => {
      await loseRole();
      await changePassword();
    });
    expect((await stored())?.role).toBe('editor');
    expect([(await login()).status, (await login(NEW_PASSWORD)).status]).toEqual([401, 200]);
  });

  test('does not bring a deleted account back', async () => {
    await during(remove);
    expect(await stored()).toBeNull();
  });

  test('does not bring an ended session back', async () => {
    const other = await signIn(email, PASSWORD);
    await during(() => post(other, 'sessions/end', { others: true }));
    expect((await stored())?.sessions).toHaveLength(1);
  });
});

describe('a change of the own name in progress', () => {
  const during = async (name: string, meanwhile: () => Promise<unknown>) => {
    const token = await signIn(email, PASSWORD);
    return (await afterReading(cms, 2, () => patch(token, { name }), meanwhile)).status;
  };

  test('keeps the name and brings neither role nor password nor second factor back', async () => {
    const token = await signIn(email, PASSWORD);
    expect(await during('Ada B', () => turnOn(token))).toBe(200);
    expect(await stored()).toMatchObject({ name: 'Ada B', secondFactor: { isOn: true } });
    await cms.db.updateOne({ collection: 'staff', id, data: { role: 'editor' } });
  });

  test('leaves a role and a password that were changed', async () => {
    expect(
      await during('Ada C', async () => {
        await loseRole();
        await changePassword();
      }),
    ).toBe(200);
    expect(await stored()).toMatchObject({ name: 'Ada C', role: 'editor' });
    expect([(await login()).status, (await login(NEW_PASSWORD)).status]).toEqual([401, 200]);
  });

  test('does not bring a deleted account back', async () => {
    expect(await during('Ada D', remove)).toBe(404);
    expect(await stored()).toBeNull();
  });
});

test('of two changes of a password at once the one that began with an old one is refused', async () => {
  const token = await signIn(email, PASSWORD);
  const body = { password: 'words of whoever knew it', currentPassword: PASSWORD };
  expect((await whileHashing(() => patch(token, body), changePassword)).status).toBeGreaterThanOrEqual(400);
  expect([(await login(body.password)).status, (await login(NEW_PASSWORD)).status]).toEqual([401, 200]);
});

test('a link to set a password works once, even for two clients at the same time', async () => {
  const token = 'a-token-of-a-link';
  const resetPasswordExpiration = new Date(Date.now() + 60_000).toISOString();
  const data = { resetPasswordToken: token, resetPasswordExpiration };
  await cms.db.updateOne({ collection: 'staff', id, data });
  const reset = (password: string) =>
    askCms('/staff/reset-password', { method: 'POST', body: { token, password } });
  const late = await whileHashing(
    () => reset('words of whoever came second'),
    async () => expect((await reset(NEW_PASSWORD)).status).toBe(200),
  );
  expect(late.status).toBeGreaterThanOrEqual(400);
  expect((await login(NEW_PASSWORD)).status).toBe(200);
});

describe('at the second step', () => {
  test('a code opens one session of two that give it at once', async () => {
    const { key } = await turnOn(await signIn(email, PASSWORD));
    const tokens = [await signIn(email, PASSWORD), await signIn(email, PASSWORD)];
    const code = codeOf(key, 30);
    const answers = await afterReading(
      cms,
      2,
      () => post(tokens[0] ?? '', 'second-factor/verify', { code }),
      () => post(tokens[1] ?? '', 'second-factor/verify', { code }),
    );
    expect(answers.status).toBe(400);
    expect([await isIn(tokens[0] ?? ''), await isIn(tokens[1] ?? '')]).toEqual([false, true]);
  });

  test('a recovery code opens one session of two, and two different ones are both spent', async () => {
    const { recoveryCodes } = await turnOn(await signIn(email, PASSWORD));
    const give = async (code = '') => post(await signIn(email, PASSWORD), 'second-factor/verify', { code });
    const tokens = [
      await signIn(email, PASSWORD),
      await signIn(email, PASSWORD),
      await signIn(email, PASSWORD),
    ];
    const verify = (place: number, code = '') => post(tokens[place] ?? '', 'second-factor/verify', { code });
    const [first, second] = recoveryCodes;
    const slow = await afterReading(
      cms,
      2,
      () => verify(0, first),
      async () => {
        expect((await verify(1, first)).status).toBe(200);
        expect((await verify(2, second)).status).toBe(200);
      },
    );
    expect(slow.status).toBe(400);
    expect([(await give(first)).status, (await give(second)).status]).toEqual([400, 400]);
  });

  test('a set-up that began before another one was confirmed changes nothing', async () => {
    const token = await signIn(email, PASSWORD);
    const started = JSON.parse((await post(token, 'second-factor/start', { password: PASSWORD })).text) as {
      key: string;
    };
    const confirm = () => post(token, 'second-factor/confirm', { code: codeOf(started.key) });
    const again = await afterReading(
      cms,
      2,
      () => post(token, 'second-factor/start', { password: PASSWORD }),
      confirm,
    );
    expect(again.status).toBe(409);
    expect((await stored())?.secondFactor).toMatchObject({ isOn: true });
    const late = await signIn(email, PASSWORD);
    expect((await post(late, 'second-factor/verify', { code: codeOf(started.key, 30) })).status).toBe(200);
  });
});

test('what Payload stores of a password takes 600,000 rounds, and an older hash is replaced at the next sign-in', async () => {
  const hashOf = async () => ((await stored()) as unknown as { hash: string }).hash;
  expect(await hashOf()).toMatch(/^pbkdf2-sha256-v1:[0-9a-f]{64}$/);
  const { pbkdf2Sync } = await import('node:crypto');
  const hash = pbkdf2Sync(PASSWORD, 'old salt', 25_000, 512, 'sha256').toString('hex');
  await cms.db.updateOne({ collection: 'staff', id, data: { hash, salt: 'old salt' } });
  const token = await signIn(email, PASSWORD);
  expect(await hashOf()).toMatch(/^pbkdf2-sha256-v1:/);
  expect([await isIn(token), (await login()).status]).toEqual([true, 200]);
});
