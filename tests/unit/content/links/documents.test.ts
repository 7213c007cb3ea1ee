import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { pageOf } from '@/content/collection-lists';
import { LINKED_COLLECTIONS } from '@/content/links/visitor-path';
import { documents } from '@/content/links/documents';
import { collections } from '../../../../collections';

const paged = collections.filter((collection) => pageOf(collection) !== undefined);
const ofDocuments = paged.flatMap((collection) => {
  const page = pageOf(collection);
  return page === undefined || page === 'fixed' ? [] : [[collection.slug, page] as const];
});

test('every collection whose documents have a page is listed for the browser, with the path that it says', () => {
  const listed = Object.entries(documents).map(([slug, { path }]) => [slug, path]);
  expect(listed.sort()).toEqual(ofDocuments.map(([slug, page]) => [slug, page]).sort());
  expect([...LINKED_COLLECTIONS].sort()).toEqual(paged.map(({ slug }) => slug).sort());
});

test.each(ofDocuments)('the documents of %s have a route, below “%s”', (slug, page) => {
  const file = `src/app/(site)${page}/${page === '' ? '[...rest]' : '[slug]'}/page.tsx`;
  if (!existsSync(file)) throw new Error(`${slug} has no route: write ${file}, as CONTRIBUTING.md says.`);
});
