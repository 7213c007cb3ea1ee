import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeDatabaseBreakable } from '../../helpers/database/breakable-database';
import { eventually } from '../../helpers/site/eventually';

const AWAY = 'The site is being looked after right now. Please try again in a minute.';
const isMongo = !process.env.DATABASE_URI?.startsWith('file:');
// Two messages of one client: the one that is not acknowledged must not count.
process.env.RATE_LIMIT_FACTOR = '0.3';
const database = await makeDatabaseBreakable();
const { ask, closeCms, openCms } = await import('../../helpers/cms/api');
const { goodMessage, post, storedMessages } = await import('../../helpers/fixtures/contact');

beforeAll(openCms, 60_000);
afterAll(async () => {
  await closeCms();
  await database.end();
});

test('a message is not acknowledged while the database is away, and the same one arrives once when it is back', async () => {
  const key = 'one-and-the-same';
  expect((await post(goodMessage)).status).toBe(201);

  await database.breakIt(storedMessages);
  const refused = await post({ ...goodMessage, firstName: 'Later' }, { key });
  expect([refused.status, await refused.text()]).toEqual([503, AWAY]);
  expect(refused.headers.get('retry-after')).toBe('5');
  if (isMongo) {
    const read = await ask('/api/conditions', { headers: { Accept: 'application/json' } });
    expect([read.status, await read.json()]).toEqual([503, { error: AWAY }]);
  }

  await database.mend();
  // A driver may for a moment still believe that its server is unreachable; it recovers by itself.
  const stored = await eventually(storedMessages, 10_000);
  expect(stored.map(({ firstName }) => firstName)).toEqual(['Ada']);
  const again = await post({ ...goodMessage, firstName: 'Later' }, { key });
  expect(again.status).toBe(201);
  expect((await storedMessages()).map(({ firstName }) => firstName).sort()).toEqual(['Ada', 'Later']);
  expect((await ask('/api/conditions')).status).toBe(200);
}, 60_000);
