import { execFileSync } from 'node:child_process';
import { basename, extname } from 'node:path';
import { importGraph, PRODUCT } from '../../tests/helpers/architecture/import-graph';

const TEST = /^tests\/(unit|components)\/.*\.test\.tsx?$/;

/**
 * What a change of these files can break: `importers`, whose types depend on them, and `tests` that import
 * them, the nearest first; of equally near ones that which reaches the fewest files, because it is about the
 * least.
 */
export function affectedBy(
  changed: readonly string[],
  graph = importGraph([...PRODUCT, 'tests', 'scripts']),
) {
  const importersOf = new Map<string, string[]>();
  for (const [file, imported] of graph)
    for (const target of imported) importersOf.set(target, [...(importersOf.get(target) ?? []), file]);
  const distance = new Map(changed.map((file) => [file, 0]));
  for (const [file, steps] of distance)
    for (const importer of importersOf.get(file) ?? [])
      if (!distance.has(importer)) distance.set(importer, steps + 1);
  const reach = (test: string) => {
    const reached = new Set([test]);
    for (const file of reached) for (const imported of graph.get(file) ?? []) reached.add(imported);
    return reached.size;
  };
  return {
    importers: [...new Set(changed.flatMap((file) => importersOf.get(file) ?? []))],
    tests: [...distance]
      .filter(([file]) => TEST.test(file))
      .map(([file, steps]) => ({ file, steps, reached: reach(file) }))
      .sort((one, other) => one.steps - other.steps || one.reached - other.reached)
      .map(({ file }) => file),
  };
}

/** More would take longer than the 15 seconds of `npm run check`. */
export const MOST_TESTS = 8;
export const MOST_IMPORTERS = 20;

/** The files of each step of `npm run check`, and in `all` how many there would be without a limit. */
export function filesToCheck(changed: readonly string[], deleted: readonly string[]) {
  const code = changed.filter((file) => /\.(tsx?|mjs)$/.test(file));
  const { importers, tests } = affectedBy(code);
  const types = [...new Set([...code, ...importersByName(deleted), ...importers])].filter((file) =>
    /\.tsx?$/.test(file),
  );
  return {
    types: types.slice(0, code.length + MOST_IMPORTERS),
    tests: tests.slice(0, MOST_TESTS),
    lint: code,
    format: changed,
    all: { types: types.length, tests: tests.length },
  };
}

/** Files that still import a file by its name, which is deleted or has moved. */
export const importersByName = (deleted: readonly string[]): string[] =>
  deleted.flatMap((file) => {
    const name = basename(file, extname(file)).replaceAll('.', String.raw`\.`);
    const pattern = String.raw`(from|import|import\() ?['"](@|\.)[^'"]*/${name}['"]`;
    try {
      const args = ['grep', '--untracked', '-lE', pattern, '--', '*.ts', '*.tsx'];
      return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
    } catch {
      // No file does.
      return [];
    }
  });
