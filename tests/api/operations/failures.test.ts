import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Payload } from 'payload';
import { closeCms, openCms } from '../../helpers/cms/api';
import { goodMessage, post } from '../../helpers/fixtures/contact';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
}, 60_000);
afterAll(closeCms);

test('an unforeseen failure is a 500 in one sentence; the log has the place, and not one word of the visitor', async () => {
  const logged = jest.spyOn(console, 'error');
  const secret = `My secret\n    at home\n${'and more of it '.repeat(5)}`;
  const query = Object.assign(new Error(`Failed query: insert into contact_messages\nparams: ${secret}`), {
    name: 'QueryError',
    params: [secret, goodMessage.email],
    cause: new Error('disk says no'),
  });
  cms.config.collections
    .find(({ slug }) => slug === 'contact-messages')
    ?.hooks.beforeOperation.push(() => {
      throw query;
    });
  logged.mockImplementation(() => {});
  const response = await post({ ...goodMessage, message: secret });
  expect([response.status, await response.text()]).toEqual([
    500,
    'Something went wrong on our side. Please try again in a minute.',
  ]);
  const log = logged.mock.calls.flat().map(String).join('\n');
  expect(log).toMatch(/^QueryError: A query failed.*\n\s+at .*\nbecause of Error$/s);
  expect(log).toMatch(/failures\.test\.ts/);
  expect(log).not.toMatch(/secret|at home|and more|example\.org/);
});
