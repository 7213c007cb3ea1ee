import { expect, test } from '@jest/globals';
import { mongoDatabaseUri, openMongo } from '../../../helpers/database/mongo';

test.each([
  ['mongodb://127.0.0.1:27017', 'mongodb://127.0.0.1:27017/one'],
  ['mongodb://127.0.0.1:27017/', 'mongodb://127.0.0.1:27017/one'],
  ['mongodb://a:1,b:2/site?replicaSet=rs', 'mongodb://a:1,b:2/one?replicaSet=rs'],
  ['mongodb+srv://me:pw@host/site', 'mongodb+srv://me:pw@host/one?authSource=site'],
  ['mongodb://me:pw@host', 'mongodb://me:pw@host/one?authSource=admin'],
  ['mongodb://me:pw@host/site?authSource=users', 'mongodb://me:pw@host/one?authSource=users'],
])('the database `one` on %s is %s', (server, expected) => {
  expect(mongoDatabaseUri(server, 'one')).toBe(expected);
});

test('a server that does not answer is named with the reason, without its password', async () => {
  const mongo = await openMongo({ ...process.env, TEST_MONGODB_URI: 'mongodb://me:hidden@127.0.0.1:1/site' });
  expect(mongo).toEqual({
    reason: expect.stringMatching(/127\.0\.0\.1:1\/site\) does not answer: .*ECONNREFUSED/),
  });
  expect(JSON.stringify(mongo)).not.toContain('hidden');
});
