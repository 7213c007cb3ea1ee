import type { Page } from 'playwright-core';
import type { PageSchema } from '@/content/element';
import { pageSchemas, type PageName } from '@/content/schemas';
import type { SeedWords } from '@/content/to-seed';
import type { CmsApi } from './cms-api';
import { sentinels } from './sentinels';

/** Every fixed page; what a test treats apart it names. */
export const pageNames = Object.keys(pageSchemas) as PageName[];

/** Publishes a page on which every element says its own path, with a picture or film of its own in every place for one. */
export async function putSentinels(cms: CmsApi, name: PageName): Promise<SeedWords> {
  const schema = pageSchemas[name];
  const places: string[] = [];
  sentinels(schema, (path) => places.push(path));
  const ids = new Map<string, string>();
  for (const path of places) {
    ids.set(path, await cms.upload(path.endsWith('Video') ? 'hero.webm' : 'team-01.jpg', `Alt ${path}`));
  }
  const words = sentinels(schema, (path) => ids.get(path));
  await cms.putPage(name, words);
  return words;
}

/** What the visitor can read in the main part of the page, in one line; what opens included. */
export const mainWords = async (page: Page) =>
  oneLine(
    await page
      .locator('main')
      .evaluate((main: HTMLElement) =>
        [main.innerText, ...[...main.querySelectorAll('details')].map((part) => part.textContent)].join(' '),
      ),
  );

/** A condition for `waitFor`-like use: the words stand in the main part of the page within the time. */
export const untilReads = (page: Page, words: string, timeout: number) =>
  page.locator('main').getByText(words, { exact: true }).first().waitFor({ timeout });

/** The texts and links of a page outside its lists: path, and the built-in words ('' where there are none). */
export function singleWords(schema: PageSchema): { path: string; fallback: string }[] {
  return Object.entries(schema.sections).flatMap(([section, { elements }]) =>
    Object.entries(elements).flatMap(([key, element]) => {
      const path = `${section}.${key}`;
      if (element.kind === 'link') return [{ path: `${path}.text`, fallback: element.fallback.text }];
      if (element.kind !== 'text' || element.options || element.type === 'html') return [];
      return [{ path, fallback: element.fallback }];
    }),
  );
}

/** The built-in words of the first item of each list: in some lists the others wait until they are selected. */
export const firstItems = (schema: PageSchema): string[] =>
  Object.values(schema.sections)
    .flatMap(({ elements }) => Object.values(elements))
    .flatMap((element) => {
      if (element.kind !== 'numbered' && element.kind !== 'list') return [];
      return Object.entries(element.fallback[0] ?? {}).flatMap(([name, value]) => {
        const part = element.parts[name];
        return part?.kind === 'text' && part.leadsTo ? [] : (value as string | string[]);
      });
    });

/** The words that a visitor should read: no addresses, pictures or choices. */
export const readable = (words: SeedWords): string[] =>
  Object.values(words)
    .flatMap((value) => (Array.isArray(value) ? value.map((row: { text?: unknown }) => row.text) : [value]))
    .filter((value) => typeof value === 'string')
    .map((value) => oneLine(value.replace(/<[^>]*>/g, '')))
    .filter((value) => value.startsWith('Sentinel '));

export const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();
