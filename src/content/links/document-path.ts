import { documentPath as pathOfKind, documents, type DocumentKind } from './documents';
import { isPageName, pageSchemas } from '../schema/schemas';
import { asString, prop } from '../json';

/** The collections whose documents have their own page. */
export const LINKED_COLLECTIONS = ['pages', 'conditions', 'therapies', 'blog'] as const;

/** The path of a document's page, such as `/conditions/anxiety`; empty while it has no slug. */
export function documentPath(collection: string, document: unknown): string {
  if (collection === 'pages') {
    const name = asString(prop(document, 'name'));
    return isPageName(name) ? pageSchemas[name].path : '';
  }
  const slug = asString(prop(document, 'slug'));
  return slug && Object.hasOwn(documents, collection) ? pathOfKind(collection as DocumentKind, slug) : '';
}
