import { expect, test } from '@jest/globals';
import { importGraph } from '../../helpers/architecture/import-graph';

// The check of eslint's `import/no-cycle`, in two seconds instead of three minutes.

/** The first path from a file back to itself, or undefined. Dynamic imports count too. */
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
  const graph = importGraph();
  expect(graph.size).toBeGreaterThan(400);
  expect([...graph.values()].flat().length).toBeGreaterThan(1000);
  expect(cycleIn(graph)).toBeUndefined();
});

/** How many files a developer who changes a collection has to know, at most. */
const KNOWN = 40;

test.each(['conditions', 'therapies', 'blog', 'contact-messages'])(
  'the collection %s: it imports few files, directly or not',
  (name) => {
    const graph = importGraph();
    const known = new Set([`collections/${name}.ts`]);
    for (const file of known) for (const imported of graph.get(file) ?? []) known.add(imported);
    expect(known.size).toBeGreaterThan(5);
    expect([...known].slice(KNOWN)).toEqual([]);
  },
);
