import { execFileSync } from 'node:child_process';
import { basename, extname } from 'node:path';
import { importGraph, PRODUCT } from '../../tests/helpers/architecture/import-graph';

const TEST = /^tests\/(unit|components)\/.*\.test\.tsx?$/;

/**
 * What a change of these files can break: `importers`, whose types depend on them, and `tests` that import
 * them, the nearest first.
 */
export function affectedBy(
  changed: readonly string[],
  graph = importGraph([...PRODUCT, 'tests', 'scripts']),
) {
  const importersOf = new Map<string, string[]>();
  for (const [file, imported] of graph)
    for (const target of imported) importersOf.set(target, [...(importersOf.get(target) ?? []), file]);
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importersOf.get(file) ?? []) reached.add(importer);
  return {
    importers: [...new Set(changed.flatMap((file) => importersOf.get(file) ?? []))],
    // A set lists in the order in which the files were reached.
    tests: [...reached].filter((file) => TEST.test(file)),
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
