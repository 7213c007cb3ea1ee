import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { closeCms, openCms } from '../../helpers/cms/api';
import { openStaff } from '../../helpers/cms/staff';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
  const data = { who: 'Dana Former', account: 'gone', action: 'viewed', messages: 'x' } as const;
  await cms.create({ collection: 'audit-trail', data });
}, 60_000);
afterAll(closeCms);

const rename = (name: string) => staff.as('intake', `/staff/${staff.ids.intake}`, 'PATCH', { name });

test.each([
  ['a colleague', 'The admin'],
  ['a colleague, in other letters', '  THE   admin '],
  ['a colleague, with what nobody sees', 'The\u200b admin'],
  ['a colleague, in another form of the letters', 'Ｔhe admin'],
  ['a former colleague, whom the audit trail names', 'Dana Former'],
  ['the site itself', 'The site'],
  ['the retention', 'retention'],
])('an account cannot take the name of %s', async (_, name) => {
  const { status, text } = await rename(name);
  expect([status, text]).toEqual([400, expect.stringContaining('what tells you apart')]);
  expect((await cms.findByID({ collection: 'staff', id: staff.ids.intake })).name).toBe('The intake');
});

test('an invitation cannot take the name of a colleague', async () => {
  const person = { name: 'The editor', email: 'another@staff.example', role: 'intake' };
  expect((await staff.as('admin', '/staff/invite', 'POST', person)).status).toBe(400);
  expect(await cms.count({ collection: 'staff', where: { email: { equals: person.email } } })).toEqual({
    totalDocs: 0,
  });
});

test('an account can take its own name, keep it, and take it back', async () => {
  for (const name of ['Ina Take', 'Ina Take', 'The intake']) expect((await rename(name)).status).toBe(200);
});
