import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import {
  antidepressantWarning,
  antipsychoticsInDementia,
  benzodiazepineWarning,
} from '../../../seed/medication';
import { seedPosts } from '../../../seed/blog';
import { seedConditions } from '../../../seed/conditions';
import { seedTherapies } from '../../../seed/therapies';

test('every seeded source is on the list of sources to open, and the list has no other', () => {
  const list = readFileSync('docs/sources.md', 'utf8');
  const named = [...seedConditions, ...seedTherapies, ...seedPosts].flatMap(({ sources = [] }) => sources);
  const listed = [...(list.split('## Named beside')[0] ?? '').matchAll(/- \[[ x]\] \[.*?\]\((.*?)\)$/gm)];
  expect(listed.map(([, url]) => url).sort()).toEqual([...new Set(named.map(({ url }) => url))].sort());
});

const AMERICAN = /^(?:VA\/DoD|American Psychiatric|American Academy|APA: Clinical Practice|USPSTF|CDC)/;

/** The boxed warnings that a text may tell of, and their source. */
const WARNINGS = [
  [antidepressantWarning, /^FDA: Antidepressants/],
  [benzodiazepineWarning, /^FDA: Boxed warning for benzodiazepines/],
  [antipsychoticsInDementia, /^FDA: Antipsychotics/],
] as const;

test.each(seedConditions.map((condition) => [condition.slug, condition] as const))(
  '%s names a guideline of the United States, and FDA where it tells of a boxed warning',
  (_slug, { sources = [], ...said }) => {
    const labels = sources.map(({ label }) => label);
    expect(labels).toContainEqual(expect.stringMatching(AMERICAN));
    const words = JSON.stringify(said);
    for (const [warning, source] of WARNINGS)
      if (words.includes(warning)) expect(labels).toContainEqual(expect.stringMatching(source));
  },
);

test('each boxed warning is told somewhere', () => {
  const words = JSON.stringify(seedConditions);
  expect(WARNINGS.filter(([warning]) => !words.includes(warning))).toEqual([]);
});
