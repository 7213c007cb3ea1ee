import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';

const lines = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8' }).split('\n').filter(Boolean);

test('every test file belongs to a project of Jest, so that it runs', () => {
  const args = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--listTests'];
  const run = lines(process.execPath, ...args).map((file) => relative(process.cwd(), file));
  const files = lines('git', 'ls-files', '--cached', '--others', '--exclude-standard', 'tests');
  const written = files.filter((file) => /\.(test|e2e|long)\.tsx?$/.test(file));
  expect(run.length).toBeGreaterThan(200);
  expect(written.filter((file) => !run.includes(file))).toEqual([]);
});
