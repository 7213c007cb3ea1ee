import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { knownConditions } from '@/content/words/known-conditions';
import { knownTherapies } from '@/content/words/known-therapies';
import { seedConditions } from '../../../../seed/conditions';
import { seedTherapies } from '../../../../seed/therapies';

const named = (list: readonly { slug: string; title: string }[]) =>
  list.map(({ slug, title }) => ({ slug, title }));

test('the known conditions and therapies are those of the seed, in its order', () => {
  expect(named(knownConditions)).toEqual(named(seedConditions));
  expect(named(knownTherapies)).toEqual(named(seedTherapies));
});

test('the related conditions of each are three others that are known', () => {
  const slugs = knownConditions.map(({ slug }) => slug);
  for (const { slug, related } of knownConditions) {
    const others: string[] = slugs.filter((other) => other !== slug);
    expect(related.filter((other) => others.includes(other))).toHaveLength(3);
  }
});

test('every drawing is there', () => {
  const files = [
    ...knownConditions.flatMap(({ drawing }) => [`water-${drawing}`, `water-${drawing}-wide`]),
    ...knownTherapies.flatMap(({ picture }) => ('drawing' in picture ? [`therapy-${picture.drawing}`] : [])),
  ];
  expect(files.filter((file) => !existsSync(`public/art/${file}.svg`))).toEqual([]);
});
