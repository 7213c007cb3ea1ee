import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { CENTER_ZONE } from '@/content/center-time';
import { importGraph } from '../../helpers/architecture/import-graph';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const folders = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);

const ignored = readFileSync('.gitignore', 'utf8').split('\n');
const papers = [
  'README.md',
  'CONTRIBUTING.md',
  'CONTEXT.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'LICENSE',
  ...markdownIn('docs'),
  ...markdownIn('src'),
  ...markdownIn('tests'),
];

describe('README.md', () => {
  test('has at most 90 lines', () => expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(90));

  test('has every folder in its map', () => {
    const map = [...readme.matchAll(/^(\S+)\/ {2,}\S/gm)].map(([, folder]) => folder);
    const top = folders('.').filter((name) => !ignored.includes(name) && name !== 'src');
    expect(map.sort()).toEqual([...top, ...folders('src').map((name) => `src/${name}`)].sort());
  });
});

test.each(papers)('%s links to files that exist', (file) => {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
    ([, to]) => to,
  );
  expect(links.filter((to) => !existsSync(join(dirname(file), to ?? '')))).toEqual([]);
});

test.each(['README.md', 'CONTRIBUTING.md', 'LICENSE', 'docs/development.md'])(
  '%s names commands that exist',
  (file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !scripts[name])).toEqual([]);
  },
);

/** Words in capitals are placeholders: their folder has to exist. The changelog is about earlier versions. */
test.each(papers.filter((file) => file !== 'CHANGELOG.md'))('%s names files that exist', (file) => {
  const named = [
    ...readFileSync(file, 'utf8').matchAll(
      /`(?:node )?((?:src|seed|collections|globals|tests|scripts|deploy)\/[^`*\s]+)`/g,
    ),
  ]
    .map(([, path = '']) => path.replace(/[^/]*[A-Z]{4}.*/, ''))
    .filter((path) => path !== 'deploy/.env');
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

/** The decision names tests in its last column. */
test.each([
  ['docs/security.md', /^.*$/gm, 50],
  ['docs/decisions/0011-seams.md', /[^|]*\|$/gm, 30],
])('%s names tests that exist', (file, place, atLeast) => {
  const others = ['immutable', 'hash', 'mediabunny', 'no-store', 'nosniff'];
  const bare = (file: string) => file.replace(/\.(test|e2e)\.tsx?$/, '').replace(/\.(each|one)-engine$/, '');
  const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map((file) => basename(file));
  const known = new Set([...tests.map(bare), ...tests.map((file) => file.replace(/\.tsx?$/, '')), ...others]);
  const text = (readFileSync(file, 'utf8').match(place) ?? []).join('\n');
  const named = [...text.matchAll(/`([a-z0-9][a-z0-9-]*(?:\.(?:e2e|each-engine))?)`/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(atLeast);
  expect(named.filter((name) => !known.has(name) && !known.has(name.replace(/\.e2e$/, '')))).toEqual([]);
});

/** Drawn room by room. */
const STOREYS = ['src/server', 'src/services'];

describe('the picture of docs/architecture.md', () => {
  const picture = /```mermaid\n([^]*?)```/.exec(readFileSync('docs/architecture.md', 'utf8'))?.[1] ?? '';
  const label = new Map(
    [...picture.matchAll(/\b(\w+)\[([^\]]+)\]/g)].map(([, id = '', name = '']) => [id, name]),
  );
  const arrows = [...picture.matchAll(/^ *(\w+)(?:\[[^\]]*\])? --> (\w+)/gm)];
  const alone = [...picture.matchAll(/^ *(\w+)(?:\[[^\]]*\])?$/gm)].filter(([, id]) => id !== 'end');
  const roomOf = (id = '') => {
    const name = label.get(id) ?? id;
    const storey = STOREYS.find((folder) => existsSync(join(folder, name)));
    return storey ? join(storey, name) : name;
  };
  const drawn = [...arrows.flatMap(([, from, to]) => [from, to]), ...alone.map(([, id]) => id)].map(roomOf);

  test('has every room of src, src/server and src/services, and no other', () => {
    const rooms = [
      ...folders('src')
        .map((name) => `src/${name}`)
        .filter((folder) => !STOREYS.includes(folder)),
      ...STOREYS.flatMap((storey) => folders(storey).map((name) => `${storey}/${name}`)),
      'collections',
      'globals',
      'seed',
      'payload.config.ts',
    ];
    expect([...new Set(drawn)].sort()).toEqual(rooms.sort());
  });

  test('has only arrows that are imports', () => {
    const inside = (room: string, file: string) => file === room || file.startsWith(`${room}/`);
    const imports = [...importGraph()].flatMap(([from, all]) => all.map((to) => [from, to] as const));
    const drawnOnly = arrows
      .map(([, from, to]) => [roomOf(from), roomOf(to)] as const)
      .filter(([a, b]) => !imports.some(([from, to]) => inside(a, from) && inside(b, to)));
    expect(arrows.length).toBeGreaterThan(10);
    expect(drawnOnly).toEqual([]);
  });
});

test('docs/operations.md says the center’s time zone, and every file to change for another one', () => {
  const operations = readFileSync('docs/operations.md', 'utf8');
  const sources = [...importGraph().keys(), 'payload.config.ts'];
  const labeled = sources.filter((file) => /\bEastern\b/.test(readFileSync(file, 'utf8')));
  expect(labeled.length).toBeGreaterThan(0);
  for (const words of [CENTER_ZONE, 'src/content/center-time.ts', ...labeled])
    expect(operations).toContain(words);
});

function markdownIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
}
