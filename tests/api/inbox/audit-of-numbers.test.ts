import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { closeCms, openCms } from '../../helpers/cms/api';
import { post, goodMessage, storedMessages } from '../../helpers/fixtures/contact';
import { openStaff } from '../../helpers/cms/staff';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
let id = '';
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
  await post(goodMessage);
  id = String((await storedMessages())[0]?.id);
}, 60_000);
afterAll(closeCms);

const trail = async () =>
  (await cms.find({ collection: 'audit-trail', sort: 'createdAt', pagination: false })).docs.map(
    ({ who, action, what, messages }) => [who, action, what ?? '', messages],
  );
async function linesOf(path: string, method = 'GET', body?: object) {
  const before = await trail();
  await staff.as('intake', `/contact-messages${path}`, method, body);
  return (await trail()).slice(before.length);
}

const MATCHING = 'where[message][like]=letters&depth=0';

test.each(['page=99&limit=1', 'page=2', 'page=99999999&limit=100', 'page=2&select[id]=true'])(
  'a list beyond its last page returns the total, and adds an audit trail entry: %s',
  async (query) => {
    expect(await linesOf(`?${MATCHING}&${query}`)).toEqual([
      ['The intake', 'listed', 'how many there are', '—'],
    ]);
    expect(await linesOf(`?where[message][like]=nowhere&${query}`)).toEqual([]);
  },
);

test('a change of all that match which fails names them, and leaves a line', async () => {
  expect(await linesOf(`?${MATCHING}`, 'PATCH', { status: 'no such status' })).toEqual([
    ['The intake', 'listed', '', id],
  ]);
});
