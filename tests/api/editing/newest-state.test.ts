import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { closeCms, openCms } from '../../helpers/cms/api';
import { published } from '../../helpers/fixtures/content';
import { openStaff } from '../../helpers/cms/staff';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
}, 60_000);
afterAll(closeCms);

const stateOf = async (who: 'admin' | 'editor' | 'intake') =>
  (JSON.parse((await staff.as(who, '/newest-state')).text) as { state: string }).state;

test('an open page of the panel hears of drafts, of what is published, and of plans', async () => {
  const first = await stateOf('editor');
  expect(first).not.toBe('');
  expect(await stateOf('editor')).toBe(first);
  const { id } = await cms.create({
    collection: 'team-members',
    data: { name: 'Ada', title: 'Director', ...published },
  });
  const second = await stateOf('editor');
  expect(second).not.toBe(first);
  await cms.update({ collection: 'team-members', id, data: { title: 'Head' }, draft: true, autosave: true });
  const third = await stateOf('editor');
  expect(third).not.toBe(second);
  await cms.jobs.queue({ task: 'keepRetention', input: {} });
  expect(await stateOf('editor')).not.toBe(third);
});

test('of a message is available only to roles that read messages', async () => {
  const [reader, editor] = [await stateOf('intake'), await stateOf('editor')];
  await cms.create({
    collection: 'contact-messages',
    data: {
      firstName: 'Ada',
      lastName: 'Heron',
      email: 'ada@example.org',
      message: 'Hello',
      status: 'new',
      idempotencyKey: randomUUID(),
    },
  } as never);
  expect(await stateOf('editor')).toBe(editor);
  const arrived = await stateOf('intake');
  expect(arrived).not.toBe(reader);
  await cms.delete({ collection: 'contact-messages', where: { email: { equals: 'ada@example.org' } } });
  expect(await stateOf('intake')).not.toBe(arrived);
  expect((await staff.as('nobody', '/newest-state')).status).toBe(403);
});
