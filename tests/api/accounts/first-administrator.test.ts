import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { createFirstAdministrator } from '../../../seed/first-administrator';
import { closeCms, openCms } from '../../helpers/cms/api';
import { askCms, signIn } from '../../helpers/cms/ask-cms';

let cms: Payload;
/** Bypasses the rule that one administrator stays. */
const removeAll = () => cms.db.deleteMany({ collection: 'staff', where: { id: { exists: true } } });
beforeAll(async () => {
  cms = await openCms();
}, 60_000);
afterEach(async () => {
  await removeAll();
});
afterAll(closeCms);

test('with the e-mail and password of the environment; the password is not repeated', async () => {
  const given = { email: 'director@elm.example', password: 'chosen by the director' };
  expect(await createFirstAdministrator(cms, given)).toEqual({ email: given.email });
  expect(await signIn(given.email, given.password)).toMatch(/^ey/);
  const { docs } = await cms.find({ collection: 'staff' });
  expect(docs).toMatchObject([{ email: given.email, role: 'admin' }]);
});

test('else with a password made up here, long and not twice the same, which works', async () => {
  const first = await createFirstAdministrator(cms, {});
  expect(first?.password).toMatch(/^[\w-]{16,}$/);
  expect(await signIn(first?.email ?? '', first?.password ?? '')).toMatch(/^ey/);
  await removeAll();
  const second = await createFirstAdministrator(cms, {});
  expect(second?.password).not.toBe(first?.password);
});

test('not while there is any account, whatever its role', async () => {
  await createFirstAdministrator(cms, { email: 'one@elm.example' });
  expect(
    await createFirstAdministrator(cms, { email: 'two@elm.example', password: 'another password' }),
  ).toBeNull();
  const { docs } = await cms.find({ collection: 'staff' });
  expect(docs.map(({ email }) => email)).toEqual(['one@elm.example']);
});

test('a password made up here opens nothing but the choice of another one; a chosen one opens everything', async () => {
  const first = await createFirstAdministrator(cms, { email: 'one@elm.example' });
  const token = await signIn('one@elm.example', first?.password ?? '');
  const list = async () => (await askCms('/staff', { token })).status;
  expect(await list()).toBe(403);
  const choose = (password: string) =>
    askCms('/staff/new-password', { token, method: 'POST', body: { password } });
  expect((await choose(first?.password ?? '')).status).toBe(400);
  expect((await choose('password1234')).status).toBe(400);
  expect((await choose('words that only she knows')).status).toBe(200);
  expect(await list()).toBe(200);
  expect((await choose('other words of somebody')).status).toBe(401);

  await removeAll();
  const password = 'chosen by the director';
  await createFirstAdministrator(cms, { email: 'two@elm.example', password });
  const chosen = await signIn('two@elm.example', password);
  expect((await askCms('/staff', { token: chosen })).status).toBe(200);
}, 60_000);

test('where an address is required, no account is created without one', async () => {
  await expect(createFirstAdministrator(cms, { mustHaveEmail: true })).rejects.toThrow(/Set ADMIN_EMAIL/);
  expect(await cms.count({ collection: 'staff' })).toEqual({ totalDocs: 0 });
});
