import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from '@/content/element';
import { pageSchemas } from '@/content/schemas';
import { layoutDefaults } from '@/content/site-layout';
import { seedPosts } from '../../seed/blog';
import { seedConditions } from '../../seed/conditions';
import { seedCredentials } from '../../seed/credentials';
import { seedMedia } from '../../seed/media';
import { seedPages } from '../../seed/pages';
import { seedLayout } from '../../seed/site-layout';
import { seedTeam } from '../../seed/team';
import { seedTherapies } from '../../seed/therapies';

/** A text and where it stands. */
export type Said = [place: string, words: string];

/** Every built-in word of the pages and the layout. */
export const builtInWords = (): Said[] => [
  ...Object.values(pageSchemas).flatMap((schema) =>
    Object.entries(schema.sections as Record<string, { elements: Record<string, Element> }>).flatMap(
      ([section, { elements }]) =>
        Object.entries(elements).flatMap(([key, element]) =>
          'fallback' in element ? strings(element.fallback, `${schema.name}.${section}.${key}`) : [],
        ),
    ),
  ),
  ...strings(layoutDefaults, 'layout'),
];

/** Every word that the seed writes, alternative texts and search engines' descriptions among them. */
export const seededWords = (): Said[] => [
  ...strings(seedPages, 'pages'),
  ...strings(seedConditions, 'conditions'),
  ...strings(seedTherapies, 'therapies'),
  ...strings(seedPosts, 'posts'),
  ...strings(seedTeam, 'team'),
  ...strings(seedCredentials, 'credentials'),
  ...strings(seedMedia, 'media'),
  ...strings(seedLayout, 'layout'),
];

/** The words between tags and the sentences in quotes of the visitor's face; comments and code do not count. */
export const wordsInCode = (): Said[] =>
  ['src/sections', 'src/components', 'src/contact'].flatMap(files).flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '');
    const found = code.match(/>[^<>{}=;()]*[a-z]{2}[^<>{}=;()]*<|'[^'\n]* [^'\n]*'|"[^"\n]* [^"\n]*"/g) ?? [];
    return found.map((words): Said => [file, words]);
  });

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

function strings(value: unknown, place: string): Said[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => strings(part, `${place}.${key}`));
}
