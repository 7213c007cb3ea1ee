import { afterAll, expect, test } from '@jest/globals';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskCopy } from '@/server/content-cache/disk';
import { DatabaseLost, prepareEmbeddedFile, secretFile } from '@/services/settings/sqlite-file';

const folder = mkdtempSync(join(tmpdir(), 'copy-'));
afterAll(() => rmSync(folder, { recursive: true }));
const unexpected = (error: unknown) => {
  throw error;
};

test('a body is found again by its name, after a restart too, and only for the same database', async () => {
  const at = join(folder, 'kept');
  await createDiskCopy(at, 'one', unexpected).save('page homepage', '{"a":1}');
  expect(createDiskCopy(at, 'one', unexpected).load('page homepage')).toBe('{"a":1}');
  expect(createDiskCopy(at, 'one', unexpected).load('page about')).toBeUndefined();
  expect(createDiskCopy(at, 'two', unexpected).load('page homepage')).toBeUndefined();
});

test('only the owner can read it, and no half-written file stays', async () => {
  const at = join(folder, 'private');
  await createDiskCopy(at, 'one', unexpected).save('layout', '{}');
  const [file = '', ...more] = readdirSync(at);
  expect(more).toEqual([]);
  expect([statSync(at).mode & 0o777, statSync(join(at, file)).mode & 0o777]).toEqual([0o700, 0o600]);
});

test('a deleted document leaves no copy; a truncated file is ignored', async () => {
  const at = join(folder, 'gone');
  const copy = createDiskCopy(at, 'one', unexpected);
  await copy.save('post a', '{}');
  await copy.forget('post a');
  expect(copy.load('post a')).toBeUndefined();
  await copy.save('post b', '{}');
  writeFileSync(join(at, readdirSync(at)[0] ?? ''), '{"name":"post b","bo');
  expect(copy.load('post b')).toBeUndefined();
});

test('a full folder still takes newer bodies of the names that it has, in their order', async () => {
  const copy = createDiskCopy(join(folder, 'full'), 'one', unexpected, 2);
  await copy.save('layout', '1');
  await copy.save('about', '1');
  void copy.save('layout', '2');
  void copy.save('layout', '3');
  await copy.save('blog', '1');
  expect([copy.load('layout'), copy.load('blog')]).toEqual(['3', undefined]);
  await copy.forget('about');
  await copy.save('blog', '2');
  expect(copy.load('blog')).toBe('2');
});

test('a place that cannot be written is reported once, and nothing else happens', async () => {
  writeFileSync(join(folder, 'no-folder'), '');
  const reports: unknown[] = [];
  const copy = createDiskCopy(join(folder, 'no-folder'), 'one', (error) => reports.push(error));
  await copy.save('layout', '{}');
  await copy.save('layout', '{}');
  expect(reports).toHaveLength(1);
});

test('an embedded database that was there before is not replaced by an empty one', () => {
  const file = join(folder, 'lost', 'site.db');
  mkdirSync(join(folder, 'lost'));
  writeFileSync(secretFile(file), 'x');
  utimesSync(secretFile(file), new Date(0), new Date(0));
  expect(() => prepareEmbeddedFile(file)).toThrow(DatabaseLost);
  expect(() => prepareEmbeddedFile(file)).toThrow(`The database file ${file} is missing`);
  expect(existsSync(file)).toBe(false);
});

test('a first start makes it, for its owner alone', () => {
  const file = join(folder, 'first', 'site.db');
  prepareEmbeddedFile(file);
  expect([statSync(file).mode & 0o777, statSync(join(folder, 'first')).mode & 0o777]).toEqual([0o600, 0o700]);
});
