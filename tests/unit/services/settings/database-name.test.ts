import { expect, test } from '@jest/globals';
import { resolve } from 'node:path';
import { databaseName } from '@/services/settings/database-url';

test.each([
  ['mongodb://host/site', 'mongodb://host/site'],
  ['mongodb://me:hidden@host:27017/site', 'mongodb://host:27017/site'],
  ['mongodb+srv://me:hidden@a.example/site?retryWrites=true', 'mongodb+srv://a.example/site'],
  ['mongodb://me:hidden@a:1,b:2/site?replicaSet=rs', 'mongodb://a:1,b:2/site'],
  ['mongodb://me:hid@den@host/site', 'mongodb://host/site'],
  ['mongodb://me:hid/den@host/site', 'mongodb://host/site'],
  ['mongodb://me:hid?den@host/site', 'mongodb://host/site'],
  ['mongodb://me:hid:den%40@host/site', 'mongodb://host/site'],
  ['mongodb://host/site?authMechanismProperties=AWS_SESSION_TOKEN:hidden', 'mongodb://host/site'],
])('%s is shown as %s', (uri, shown) => {
  expect(databaseName(uri)).toBe(shown);
  expect(databaseName(uri)).not.toMatch(/hid|den/);
});

test('an embedded database is shown as its file', () => {
  expect(databaseName('file:./.data/site.db')).toBe(resolve('.data/site.db'));
});
