import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { seedPosts } from '../../../seed/blog';
import { seedConditions } from '../../../seed/conditions';
import { seedTherapies } from '../../../seed/therapies';

test('every seeded source is on the list of sources to open, and the list has no other', () => {
  const list = readFileSync('docs/sources.md', 'utf8');
  const named = [...seedConditions, ...seedTherapies, ...seedPosts].flatMap(({ sources = [] }) => sources);
  const listed = [...(list.split('## Named beside')[0] ?? '').matchAll(/- \[[ x]\] \[.*?\]\((.*?)\)$/gm)];
  expect(listed.map(([, url]) => url).sort()).toEqual([...new Set(named.map(({ url }) => url))].sort());
});
