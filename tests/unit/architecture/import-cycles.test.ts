import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';

// What eslint's `import/no-cycle` says, in two seconds and not in three minutes.

const folders = ['src', 'collections', 'globals', 'seed'];

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => resolve(folder, file));
}

const { config } = ts.readConfigFile('tsconfig.json', (path) => readFileSync(path, 'utf8')) as {
  config: { compilerOptions: object };
};
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd());

function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
  return importedFiles
    .filter(({ fileName }) => /^[.@]/.test(fileName))
    .map(({ fileName }) => ts.resolveModuleName(fileName, file, options, ts.sys).resolvedModule)
    .flatMap((found) => (found && !found.isExternalLibraryImport ? [resolve(found.resolvedFileName)] : []));
}

/** The first way from a file back to itself, or undefined. Dynamic imports count like others. */
function cycleIn(graph: Map<string, string[]>): string[] | undefined {
  const done = new Set<string>();
  function walk(file: string, way: string[]): string[] | undefined {
    const at = way.indexOf(file);
    if (at >= 0) return [...way.slice(at), file];
    if (done.has(file)) return undefined;
    done.add(file);
    for (const next of graph.get(file) ?? []) {
      const cycle = walk(next, [...way, file]);
      if (cycle) return cycle;
    }
    return undefined;
  }
  for (const file of graph.keys()) {
    const cycle = walk(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

test('a cycle is found', () => {
  expect(
    cycleIn(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b', 'c', 'b']);
});

test('no file imports itself by a detour', () => {
  const graph = new Map(folders.flatMap(filesBelow).map((file) => [file, importsOf(file)]));
  expect(graph.size).toBeGreaterThan(400);
  expect([...graph.values()].flat().length).toBeGreaterThan(1000);
  const cycle = cycleIn(graph)?.map((file) => relative(process.cwd(), file));
  expect(cycle).toBeUndefined();
});
