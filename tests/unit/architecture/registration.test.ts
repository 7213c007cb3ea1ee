import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, PageSchema, Parts } from '@/content/schema/element';
import { pageSchemas, type PageName } from '@/content/schema/schemas';
import { textAt } from '@/content/head/title';
import { readPage } from '@/content/derive/from-api';
import { liveViews } from '@/sections/live/live-views';
import { seedPages } from '../../../seed/pages';

/** Routes of the site that are not fixed pages. */
const OTHER_ROUTES = [
  '988',
  '988/es',
  '[...rest]',
  'help-now',
  'help-now/es',
  'search',
  'contact/sent',
  'contact/sent/es',
  'contact/thank-you',
  'blog/[slug]',
  'conditions/[slug]',
  'therapies/[slug]',
];

const SITE = 'src/app/(site)';
const names = Object.keys(pageSchemas) as PageName[];
const routeOf = (schema: PageSchema) => join(SITE, schema.path, 'page.tsx');

describe.each(names)('the page %s', (name) => {
  const schema: PageSchema = pageSchemas[name];

  test('is registered under its own name', () => expect(schema.name).toBe(name));

  test('has a route that shows a view of src/sections', () => {
    const file = routeOf(schema);
    if (!existsSync(file)) throw new Error(`${name} has no route: write ${file}, as CONTRIBUTING.md says.`);
    expect(readFileSync(file, 'utf8')).toMatch(/from '@\/sections\/[^]*fixedPage\(/);
  });

  test('shows every section of its schema', () => {
    const view = viewsOf(name);
    for (const section of Object.keys(schema.sections))
      expect([section, new RegExp(`\\b${section}\\b`).test(view)]).toEqual([section, true]);
  });

  test('has a line among the live views, so that a poll shows what is new', () => {
    if (!liveViews[name])
      throw new Error(`${name} has no live view: add it to src/sections/live/live-views.ts.`);
  });

  test('has a seed', () => {
    if (!seedPages[name]) throw new Error(`${name} has no seed: add it to seed/pages.ts.`);
    expect(seedPages[name].title).toMatch(/\S/);
  });

  test('takes its title and its description from elements that it has', () => {
    const view = readPage(schema, undefined);
    for (const source of [schema.title, schema.description])
      if (source && 'from' in source) expect(textAt(view, source.from)).toMatch(/\S/);
  });

  test('has built-in words within their own limits', () => expect(tooLong(schema)).toEqual([]));
});

test('every route of the site is a fixed page, or one of the known others', () => {
  const routes = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => file.replace(/\/?page\.tsx$/, ''));
  const fixed = Object.values(pageSchemas).map(({ path }) => path.slice(1));
  expect(routes.sort()).toEqual([...fixed, ...OTHER_ROUTES].sort());
});

/** The text of all files in the folder of the page's view. */
function viewsOf(name: PageName) {
  const route = readFileSync(routeOf(pageSchemas[name]), 'utf8');
  const imported = /from '@\/sections\/([^/']+)\//.exec(route);
  const folder = join('src/sections', imported?.[1] ?? name);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/** Texts that are too long, by page, section, element and limit. */
function tooLong(schema: PageSchema): string[] {
  return Object.entries(schema.sections).flatMap(([section, { elements }]) =>
    Object.entries(elements).flatMap(([key, element]) =>
      excess(element).map((fault) => `${schema.name}.${section}.${key}: ${fault}`),
    ),
  );
}

function excess(element: Element): string[] {
  switch (element.kind) {
    case 'text':
      return over('text', element.fallback, element.max);
    case 'link':
      return [...over('text', element.fallback.text, 80), ...over('url', element.fallback.url, 500)];
    case 'numbered':
    case 'list':
      return [
        ...over('items', element.fallback, element.max),
        ...element.fallback.flatMap((item, index) => excessOfItem(element.parts, item, index)),
      ];
    default:
      return [];
  }
}

const excessOfItem = (parts: Parts, item: Record<string, unknown>, index: number) =>
  Object.entries(parts).flatMap(([name, part]) => {
    const at = `${index}.${name}`;
    const value = item[name];
    if (part.kind === 'text') return over(at, String(value ?? ''), part.max);
    if (part.kind !== 'lines') return [];
    const lines = value as string[];
    return [...over(at, lines, part.maxRows), ...lines.flatMap((line) => over(at, line, part.max))];
  });

const over = (what: string, value: { length: number }, max: number) =>
  value.length > max ? [`${what} has ${value.length}, at most ${max}`] : [];
