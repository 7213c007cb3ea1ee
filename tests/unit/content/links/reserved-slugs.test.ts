import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { documents } from '@/content/links/documents';
import { isReservedSlug } from '@/content/schema/reserved-slugs';
import { isSlug } from '@/content/links/slug';
import { pageSchemas } from '@/content/schema/schemas';

const foldersIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !name.endsWith('.css'))
    .map((name) => name.split('.')[0] ?? '');
const notReserved = (slugs: string[]) => slugs.filter((slug) => isSlug(slug) && !isReservedSlug(slug));

test('every first part of an address that the site has is reserved', () => {
  const routes = [...foldersIn('src/app'), ...foldersIn('src/app/(site)'), ...foldersIn('src/app/(payload)')];
  // Files of the folders that are no routes.
  const noRoutes = /^\(|^\[|^(layout|page|error|global-error|not-found|styles|fonts)$/;
  const parts =
    /^(brand-colors|detail-page|fixed-page|live-area|lazy-preview-bar|preview-bar|purify-on-server|structured-data)$/;
  const taken = routes.filter((name) => !noRoutes.test(name) && !parts.test(name));
  expect(taken).toEqual(expect.arrayContaining(['api', 'admin', 'about', 'blog', '988', 'preview']));
  expect(notReserved(taken)).toEqual([]);
});

test('so are the files in public, the fixed pages by name and path, the folders of documents, and what the proxy skips', () => {
  expect(notReserved(foldersIn('public'))).toEqual([]);
  expect(notReserved(Object.keys(pageSchemas))).toEqual([]);
  expect(notReserved(Object.values(documents).map(({ path }) => path.slice(1)))).toEqual([]);
  const skipped =
    readFileSync('src/proxy.ts', 'utf8')
      .split('matcher:')[1]
      ?.match(/[a-z-]+/g) ?? [];
  expect(skipped).toEqual(expect.arrayContaining(['admin', 'readyz', 'fonts']));
  const notAddresses = ['interactive', 'txt', 'xml', 'ico'];
  expect(notReserved(skipped.filter((word) => !notAddresses.includes(word)))).toEqual([]);
});

test('other words are free', () => {
  expect(
    ['admissions', 'for-families', 'what-to-bring', 'careers', 'about-2'].filter(isReservedSlug),
  ).toEqual([]);
});
