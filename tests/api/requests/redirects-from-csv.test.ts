import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { findRedirect } from '@/server/cms/redirects';
import { closeCms, openCms } from '../../helpers/cms/api';
import { openStaff } from '../../helpers/cms/staff';

let cms: Payload;
let as: Awaited<ReturnType<typeof openStaff>>['as'];
beforeAll(async () => {
  cms = await openCms();
  ({ as } = await openStaff(cms));
}, 60_000);
afterAll(closeCms);

const send = async (csv: unknown, more: object = {}, who: Parameters<typeof as>[0] = 'editor') => {
  const response = await as(who, '/redirects/import', 'POST', { csv, ...more });
  return { status: response.status, body: JSON.parse(response.text) as unknown };
};
const count = async () => (await cms.count({ collection: 'redirects', overrideAccess: true })).totalDocs;

test('is for accounts that edit content', async () => {
  for (const who of ['intake', 'nobody'] as const)
    expect((await send('/a,/about', {}, who)).status).toBeGreaterThanOrEqual(401);
  expect((await send(['/a,/about'])).status).toBe(400);
  expect((await send('/a,/about\n'.repeat(2001))).status).toBe(400);
  expect(await count()).toBe(0);
});

test('one wrong row: nothing is written, and every wrong row is named', async () => {
  const { body } = await send('/old-team,/about\n/old-blog,/nothing\n/admin,/about');
  expect(body).toMatchObject({
    isWritten: false,
    faults: [
      { line: 2, message: 'There is no page at /nothing.' },
      { line: 3, message: expect.stringContaining('belongs to the panel') as unknown },
    ],
  });
  expect(await count()).toBe(0);
});

test('a check writes nothing; the import writes every row, which lead on; the history has one entry', async () => {
  const csv = 'old,new\n/old-team,/about\n/older-team,/old-team\n';
  expect((await send(csv, { isTry: true })).body).toEqual({
    count: 2,
    faults: [],
    isThere: 0,
    isWritten: false,
  });
  expect(await count()).toBe(0);
  expect((await send(csv)).body).toMatchObject({ count: 2, isWritten: true });
  expect([await findRedirect('/old-team'), await findRedirect('/older-team')]).toEqual([
    '/about',
    '/old-team',
  ]);
  const { docs } = await cms.find({
    collection: 'audit-trail',
    where: { action: { equals: 'content-changed' } },
    overrideAccess: true,
  });
  expect(docs.map(({ what }) => what)).toEqual(['2 redirects from a file']);
  expect((await send(csv)).body).toMatchObject({ count: 0, isThere: 2, isWritten: true });
  expect(await count()).toBe(2);
});
