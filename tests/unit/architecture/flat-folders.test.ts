import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

/** Folders of equal files: the list is the point, and each file is found by its name. */
const LISTS =
  /^(\.|collections|seed(\/.+)?|docs\/decisions|src\/assets|src\/content\/schema\/pages|src\/migrations\/.+|public\/.+|tests\/fixtures.*|.*\/__snapshots__)$/;

test('no folder has more than 15 files side by side', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  expect(files.length).toBeGreaterThan(1000);
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([folder, count]) => count > 15 && !LISTS.test(folder))).toEqual([]);
});
