import { afterAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  affectedBy,
  filesToCheck,
  importersByName,
  MOST_IMPORTERS,
  MOST_TESTS,
} from '../../../scripts/check/affected';
import { typeErrors } from '../../../scripts/check/type-errors';

mkdirSync('.data', { recursive: true });
const folder = mkdtempSync('.data/check-');
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, text: string) {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

test('the files that import a changed one are found, and the tests that reach it, the nearest first', () => {
  const graph = new Map([
    ['src/far.ts', ['src/near.ts']],
    ['src/near.ts', ['src/changed.ts']],
    ['tests/unit/far.test.ts', ['src/far.ts']],
    ['tests/unit/broad.test.ts', ['src/changed.ts', 'src/other.ts']],
    ['tests/unit/near.test.ts', ['src/changed.ts']],
    ['tests/api/slow.test.ts', ['src/changed.ts']],
    ['tests/unit/other.test.ts', ['src/other.ts']],
  ]);
  expect(affectedBy(['src/changed.ts'], graph)).toEqual({
    importers: [
      'src/near.ts',
      'tests/unit/broad.test.ts',
      'tests/unit/near.test.ts',
      'tests/api/slow.test.ts',
    ],
    tests: ['tests/unit/near.test.ts', 'tests/unit/broad.test.ts', 'tests/unit/far.test.ts'],
  });
});

test('a change of the toast is checked with its region and its test', () => {
  const { importers, tests } = affectedBy(['src/components/ui/toast/use-toast-timer.ts']);
  expect(importers).toEqual(['src/components/ui/toast/toast-region.tsx']);
  // The page's test imports the region itself.
  expect(tests.slice(0, 3)).toContain('tests/components/toast.test.tsx');
});

test('a file that nearly everything imports is checked with the nearest files only, and lint and format see it alone', () => {
  const { types, tests, lint, format, all } = filesToCheck(['src/content/json.ts', 'docs/operations.md'], []);
  expect([types.length, tests.length]).toEqual([1 + MOST_IMPORTERS, MOST_TESTS]);
  expect(all.types).toBeGreaterThan(50);
  expect(all.tests).toBeGreaterThan(50);
  expect(types[0]).toBe('src/content/json.ts');
  // Tests with a database or a browser take longer than the whole check may.
  expect(tests.filter((file) => !/^tests\/(unit|components)\//.test(file))).toEqual([]);
  expect([lint, format]).toEqual([['src/content/json.ts'], ['src/content/json.ts', 'docs/operations.md']]);
});

test('words and pictures are checked for their format only', () => {
  const { types, tests, lint, format } = filesToCheck(['README.md', 'src/assets/emdr.jpg'], []);
  expect([types, tests, lint, format]).toEqual([[], [], [], ['README.md', 'src/assets/emdr.jpg']]);
});

test('who still imports a deleted file is found by its name', () => {
  expect(importersByName(['src/content/links/address.ts'])).toContain(
    'src/components/layout/site-footer.tsx',
  );
  expect(importersByName(['src/lib/no-such-file.ts'])).toEqual([]);
});

test('matchers of component tests are known', () => {
  expect(typeErrors(['tests/components/toast.test.tsx'])).toBe('');
});

test('a wrong type is named with its place, a right one is not', () => {
  const words = (type: string) => `import { POLL_INTERVAL_MS } from '@/content/schema/constants';
export const value: ${type} = POLL_INTERVAL_MS;
`;
  expect(typeErrors([written('right.ts', words('number'))])).toBe('');
  expect(typeErrors([written('wrong.ts', words('string'))])).toMatch(
    /wrong\.ts\(2,14\): error TS2322: Type 'number' is not assignable to type 'string'/,
  );
});
