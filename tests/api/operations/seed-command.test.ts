import { afterAll, expect, test } from '@jest/globals';
import { readFileSync, statSync } from 'node:fs';
import { seed, siteEnvironment } from '../../helpers/site/node-process';
import { closeCms, openCms } from '../../helpers/cms/api';
import { signIn } from '../../helpers/cms/ask-cms';

const environment = (env: Record<string, string> = {}) =>
  siteEnvironment({ url: 'http://127.0.0.1:3000', env: { ADMIN_PASSWORD: '', ...env } });
const SIGN_IN = /^Staff sign in at \S+\/admin with (\S+) and the password in (\S+), which only you can read/m;

afterAll(closeCms);

test('the command seeds an empty database, says once how to sign in, and then finds nothing missing', async () => {
  const first = await seed(environment({ ADMIN_EMAIL: 'first@elm.example' }));
  expect(first).toMatch(/^\d\d documents were created\.$/m);
  const [, email = '', file = ''] = SIGN_IN.exec(first) ?? [];
  const password = readFileSync(file, 'utf8').trim();
  expect(password).toHaveLength(16);
  expect(first).not.toContain(password);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const second = await seed(
    environment({ ADMIN_EMAIL: 'other@elm.example', ADMIN_PASSWORD: 'another password' }),
  );
  expect(second.trim()).toBe('Nothing was missing.');

  const reset = await seed(environment(), ['--reset']);
  expect(reset).toMatch(/^\d\d documents were created\.$/m);
  expect(reset).not.toMatch(/Staff sign in/);

  await openCms();
  expect(await signIn(email, password)).toMatch(/^ey/);
}, 180_000);
