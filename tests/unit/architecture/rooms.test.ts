import { expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { importGraph } from '../../helpers/architecture/import-graph';

/** Uses the running CMS. See src/server/README.md. */
const SERVER = 'src/server/';
/** What the Payload configuration and the server are built on. */
const SERVICES = 'src/services/';

const roomOf = (file: string) => /^src\/(?:server|services)\/[^/]+(?=\/)/.exec(file)?.[0];
const imports = [...importGraph()].flatMap(([from, all]) => all.map((to) => [from, to] as const));
const isConfiguration = (file: string) => /^(collections|globals)\/|^payload\.config/.test(file);

test('every file of src/server and src/services is in a room', () => {
  const outside = [SERVER, SERVICES].flatMap((storey) =>
    readdirSync(storey, { withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  expect(outside.map(({ name }) => name)).toEqual(['README.md']);
});

test('services and the Payload configuration do not use the server, which uses both', () => {
  expect(imports.length).toBeGreaterThan(1000);
  const isBelow = (file: string) => file.startsWith(SERVICES) || isConfiguration(file);
  expect(imports.filter(([from, to]) => isBelow(from) && to.startsWith(SERVER))).toEqual([]);
  expect(imports.some(([from, to]) => from.startsWith(SERVER) && to.startsWith('payload.config'))).toBe(true);
});

test('services do not import the Payload configuration', () => {
  expect(imports.filter(([from, to]) => from.startsWith(SERVICES) && isConfiguration(to))).toEqual([]);
});

test('nothing that the server runs imports the seed, which runs in a process of its own', () => {
  const isSeed = (file: string) => file.startsWith('seed/');
  expect(imports.filter(([from, to]) => isSeed(to) && !isSeed(from))).toEqual([]);
  expect(imports.some(([from, to]) => isSeed(from) && to.startsWith('collections/'))).toBe(true);
});

test('rooms do not import each other in a circle', () => {
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
