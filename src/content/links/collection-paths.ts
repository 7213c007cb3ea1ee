import type { CollectionConfig, CollectionSlug, SanitizedConfig } from 'payload';
import { pageOf, pagedCollections } from '../collection-lists';
import { asString, prop } from '../json';

/** Where a document's page is, such as `/conditions/anxiety`; empty for one that has no address (yet). */
export function pathOf(collection: Pick<CollectionConfig, 'custom'> | undefined, document: unknown): string {
  const page = collection && pageOf(collection);
  if (page === 'fixed') return fixedPaths(collection).get(asString(prop(document, 'name'))) ?? '';
  const slug = asString(prop(document, 'slug'));
  return page !== undefined && slug ? `${page}/${slug}` : '';
}

/** The document whose page has this path: its collection, and the field and value that identify it. */
export function documentAt(config: Pick<SanitizedConfig, 'collections'>, path: string) {
  const paged = pagedCollections(config);
  const pages = paged.find((collection) => pageOf(collection) === 'fixed');
  for (const [name, fixed] of fixedPaths(pages))
    if (fixed === path && pages) return found(pages.slug, 'name', name);
  const [, folder = '', slug = ''] = /^(|\/.+)\/([^/]+)$/.exec(path) ?? [];
  const collection = slug ? paged.find((one) => pageOf(one) === folder) : undefined;
  return collection && found(collection.slug, 'slug', slug);
}

const fixedPaths = (pages: Pick<CollectionConfig, 'custom'> | undefined) =>
  new Map(Object.entries((pages?.custom?.content && pages.custom.content.paths) || {}));

const found = (collection: CollectionSlug, field: 'name' | 'slug', value: string) => ({
  collection,
  field,
  value,
});
