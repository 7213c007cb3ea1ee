import { expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { importGraph } from '../../helpers/architecture/import-graph';

/** The lower storey of src/server, on which the Payload configuration is built. See src/server/README.md. */
const BELOW_THE_CMS = [
  'settings logging process metrics build http auth media mail inbox review plans seeding revision',
  'database links locks dump page-cache content-cache request-filter',
].flatMap((line) => line.split(' '));

/** The upper storey, which uses the running CMS. */
const ABOVE_THE_CMS =
  'cms files content-api search editing transfer backup seo handlers panel-calls run'.split(' ');

const roomOf = (file: string) => /^src\/server\/([^/]+)\//.exec(file)?.[1];
const imports = [...importGraph()].flatMap(([from, all]) => all.map((to) => [from, to] as const));
const isAbove = (file: string) => ABOVE_THE_CMS.includes(roomOf(file) ?? '');

test('every room of src/server belongs to one of the two storeys, and no file is outside a room', () => {
  const entries = readdirSync('src/server', { withFileTypes: true });
  expect(
    entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...BELOW_THE_CMS, ...ABOVE_THE_CMS].sort());
  expect(entries.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['README.md']);
});

test('the lower storey never imports the upper one', () => {
  expect(imports.length).toBeGreaterThan(1000);
  const wrong = imports.filter(([from, to]) => BELOW_THE_CMS.includes(roomOf(from) ?? '') && isAbove(to));
  expect(wrong).toEqual([]);
});

test('the Payload configuration uses the lower storey only', () => {
  const isConfiguration = (file: string) => /^(collections|globals)\/|^payload\.config/.test(file);
  expect(imports.filter(([from, to]) => isConfiguration(from) && isAbove(to))).toEqual([]);
});

test('nothing that the server runs imports the seed, which runs in a process of its own', () => {
  const isSeed = (file: string) => file.startsWith('seed/');
  expect(imports.filter(([from, to]) => isSeed(to) && !isSeed(from))).toEqual([]);
  expect(imports.some(([from, to]) => isSeed(from) && to.startsWith('collections/'))).toBe(true);
});

test('rooms of src/server do not import each other in a circle', () => {
  const rooms = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    const [room, next] = [roomOf(from), roomOf(to)];
    if (room && next && room !== next) rooms.set(room, (rooms.get(room) ?? new Set()).add(next));
  }
  const reachable = (from: string) => {
    const found = new Set<string>();
    const open = [from];
    for (let room = open.pop(); room; room = open.pop())
      for (const next of rooms.get(room) ?? []) {
        if (found.has(next)) continue;
        found.add(next);
        open.push(next);
      }
    return found;
  };
  expect([...rooms.keys()].filter((room) => reachable(room).has(room))).toEqual([]);
});
