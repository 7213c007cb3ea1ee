import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { createFirstAdministrator } from '../../seed/first-administrator';
import { closeCms, openCms } from '../helpers/api';
import { signIn } from '../helpers/ask-cms';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
}, 60_000);
afterEach(async () => {
  await cms.delete({ collection: 'staff', where: { id: { exists: true } } });
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
  await cms.delete({ collection: 'staff', where: { id: { exists: true } } });
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
