import type { CollectionConfig, CollectionSlug, SanitizedConfig } from 'payload';
import { pageOf, pagedCollections } from '../collection-lists';
import { asString, prop } from '../json';
import { isPageName, pageSchemas } from '../schema/schemas';

/** Where a document's page is, such as `/conditions/anxiety`; empty for one that has no address (yet). */
export function pathOf(collection: Pick<CollectionConfig, 'custom'> | undefined, document: unknown): string {
  const page = collection && pageOf(collection);
  if (page === 'fixed') {
    const name = asString(prop(document, 'name'));
    return isPageName(name) ? pageSchemas[name].path : '';
  }
  const slug = asString(prop(document, 'slug'));
  return page !== undefined && slug ? `${page}/${slug}` : '';
}

/** The document whose page has this path: its collection, and the field and value that identify it. */
export function documentAt(config: Pick<SanitizedConfig, 'collections'>, path: string) {
  const paged = pagedCollections(config);
  const fixed = Object.values(pageSchemas).find((schema) => schema.path === path);
  if (fixed) {
    const pages = paged.find((collection) => pageOf(collection) === 'fixed');
    return pages && found(pages.slug, 'name', fixed.name);
  }
  const [, folder = '', slug = ''] = /^(|\/.+)\/([^/]+)$/.exec(path) ?? [];
  const collection = slug ? paged.find((one) => pageOf(one) === folder) : undefined;
  return collection && found(collection.slug, 'slug', slug);
}

const found = (collection: CollectionSlug, field: 'name' | 'slug', value: string) => ({
  collection,
  field,
  value,
});
