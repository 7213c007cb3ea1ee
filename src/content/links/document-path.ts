import { documentPath as pathOfKind, documents, type DocumentKind } from './documents';
import { isPageName, pageSchemas } from '../schema/schemas';
import { asString, prop } from '../json';

/** The collections whose documents have a page of their own. */
export const LINKED_COLLECTIONS = ['pages', 'conditions', 'therapies', 'blog'] as const;

/** Where a document's page is, such as `/conditions/anxiety`; empty for one that has no address (yet). */
export function documentPath(collection: string, document: unknown): string {
  if (collection === 'pages') {
    const name = asString(prop(document, 'name'));
    return isPageName(name) ? pageSchemas[name].path : '';
  }
  const slug = asString(prop(document, 'slug'));
  return slug && Object.hasOwn(documents, collection) ? pathOfKind(collection as DocumentKind, slug) : '';
}
