import { expect, test } from '@jest/globals';
import { collections } from '../../../collections';
import { Notice } from '../../../globals/notice';
import { SiteLayout } from '../../../globals/site-layout';

test('advice stands beside every document whose words visitors read, reviewed or not', () => {
  const published = collections.filter(({ custom }) => custom?.content !== false);
  expect(published.length).toBeGreaterThan(7);
  const without = [...published, SiteLayout, Notice].filter(
    ({ fields }) => !fields.some((field) => 'name' in field && field.name === 'advice'),
  );
  expect(without.map(({ slug }) => slug)).toEqual([]);
});
