import { expect, test } from '@jest/globals';
import { markIncomplete } from '@/services/process/incomplete-answer';
import { page, pageCacheForTests, type Next } from '../../../helpers/server/page-cache';

const { site, revision, asked, get } = pageCacheForTests();

const failures: [string, Next][] = [
  ['fails', (_, response) => void response.writeHead(503).end('away')],
  [
    'lacks something',
    (_, response) => {
      markIncomplete();
      page(response, 'built-in words');
    },
  ],
  ['breaks off', (_, response) => void response.destroy()],
];
test.each(failures)('a response that %s is not cached: the last good one stays', async (_, failing) => {
  await get('/about');
  revision.number += 1;
  site.next = failing;
  expect((await get('/about')).text).toBe('words');
  revision.number += 1;
  site.next = (_incoming, response) => page(response, 'words again');
  // One attempt a second: the next one comes when the pause is over.
  const deadline = Date.now() + 5000;
  while ((await get('/about')).text !== 'words again') expect(Date.now()).toBeLessThan(deadline);
});

test('without a cached response it is sent unchanged', async () => {
  site.next = (_, response) => void response.writeHead(503, { 'Retry-After': '5' }).end('away');
  const answer = await get('/about');
  expect([answer.status, answer.text, answer.headers['retry-after']]).toEqual([503, 'away', '5']);
});

test('a client waits for a slow response, but not for long when there is a cached one', async () => {
  await get('/about');
  revision.number += 1;
  let finish = () => {};
  const gate = new Promise<void>((resolve) => (finish = resolve));
  site.next = (_, response) => void gate.then(() => page(response, 'new words'));
  expect((await get('/about')).text).toBe('words');
  finish();
  while ((await get('/about')).text !== 'new words') expect(asked).toHaveLength(2);
});

test('while the database is unreachable every cached response counts as current', async () => {
  await get('/about');
  Object.assign(revision, { number: 1, isAway: true });
  site.next = failures[0]?.[1] ?? site.next;
  expect((await get('/about')).text).toBe('words');
  expect(asked).toHaveLength(1);
});
