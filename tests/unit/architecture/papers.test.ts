import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const readme = readFileSync('README.md', 'utf8');
const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const folders = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);

const ignored = readFileSync('.gitignore', 'utf8').split('\n');
const papers = [
  ...['README.md', 'CONTRIBUTING.md', 'CONTEXT.md', 'SECURITY.md', 'CHANGELOG.md'],
  ...markdownIn('docs'),
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

test.each(['README.md', 'CONTRIBUTING.md', 'docs/development.md'])('%s names commands that exist', (file) => {
  const named = [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !scripts[name])).toEqual([]);
});

test('CONTRIBUTING.md names files that exist', () => {
  const named = [...contributing.matchAll(/`((?:src|seed|collections|tests)\/[^`*\s]+)`/g)]
    .map(([, path]) => path ?? '')
    .filter((path) => !/[A-Z]{4}/.test(path));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

function markdownIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
}
