import { expect, test } from '@jest/globals';
import type { Field } from 'payload';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '../../../collections';

/** Fields that these files do not name, and why. */
const NOT_NAMED: Record<string, string> = {
  changedBy: 'for staff',
  realSince: 'for staff',
  translationOf: 'read in src/server/cms/translations.ts',
  'extra-pages.subtitle': 'derived from its schema, src/content/schema/extra-pages.ts',
  'extra-pages.blocks': 'derived from its schema, src/content/schema/extra-pages.ts',
};

const ANSWERS = 'src/server/content-api';
const answers = readdirSync(ANSWERS)
  .map((file) => readFileSync(join(ANSWERS, file), 'utf8'))
  .join('\n');
const isNamed = (name: string) => new RegExp(`\\b${name}\\b`).test(answers);

/** With drafts, a collection is written for visitors. */
const shown = collections.filter(({ custom, versions }) => custom?.content && versions);

test.each(shown.map(({ slug }) => slug))('%s is read for visitors (CONTRIBUTING.md, step 5)', (slug) => {
  expect(answers).toMatch(new RegExp(`(?:collection: |\\()'${slug}'`));
});

test.each(shown.map(({ slug, fields }) => [slug, fields] as const))(
  'each field of %s is in a public answer, or has its reason here (CONTRIBUTING.md, step 4)',
  (slug, fields) => {
    const named = namesOf(fields);
    expect(named.length).toBeGreaterThan(3);
    const silent = named.filter((name) => !isNamed(name));
    expect(silent.filter((name) => !NOT_NAMED[name] && !NOT_NAMED[`${slug}.${name}`])).toEqual([]);
  },
);

/** The names of the stored fields, in order; tabs, rows and collapsibles without a name have none. */
function namesOf(fields: Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'ui') return [];
    if ('name' in field && field.name) return [field.name];
    if ('fields' in field) return namesOf(field.fields);
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => ('name' in tab ? [tab.name] : namesOf(tab.fields)));
    return [];
  });
}
