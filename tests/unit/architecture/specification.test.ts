import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as constants from '@/content/schema/constants';
import { layoutDefaults } from '@/content/views/site-layout';
import { PRIVACY_NOTE, SENT } from '@/contact/rules/messages';

const text = readFileSync('docs/specification.md', 'utf8').replaceAll(/\s+/g, ' ');
const lines = readFileSync('docs/specification.md', 'utf8').split('\n');
const headings = lines.filter((line) => /^#{2,3} /.test(line)).map((line) => line.replace(/^#+ /, ''));

describe('docs/specification.md', () => {
  test('has every section that code and tests cite, and no other', () => {
    const cited = ['src', 'collections', 'globals', 'seed']
      .flatMap((folder) => sources(folder))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/[Ss]pec §\d(?:, §\d)*/g)])
      .flatMap(([citation]) => [...citation.matchAll(/\d/g)].map(Number));
    const numbers = headings.flatMap((heading) => /^(\d)\./.exec(heading)?.[1] ?? []).map(Number);
    expect(cited.length).toBeGreaterThan(0);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([...new Set(cited)].filter((number) => !numbers.includes(number))).toEqual([]);
  });

  test('states every limit as the code has it', () => {
    const stated = lines.flatMap((line) => /\| (\w+) +\| `([A-Z_]+)` +\|$/.exec(line)?.slice(1, 3) ?? []);
    const table = Object.fromEntries(
      stated.flatMap((value, at) => (at % 2 ? [[value, stated[at - 1]]] : [])),
    );
    const limits = Object.entries(constants).filter(([, value]) => typeof value !== 'string');
    expect(table).toEqual(Object.fromEntries(limits.map(([name, value]) => [name, String(value)])));
  });

  test.each([
    PRIVACY_NOTE,
    SENT.main.title,
    SENT.main.description ?? '',
    SENT.simple.title,
    layoutDefaults.description,
    layoutDefaults.hours,
    layoutDefaults.copyright,
  ])('quotes “%s” as the code says it', (words) => {
    expect(words).toMatch(/\S/);
    expect(text).toContain(words);
  });
});

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
