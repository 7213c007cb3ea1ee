import { documentKinds, documents, slugPath, type DocumentKind } from './documents';
import { isPageName, pageSchemas } from '../schema/schemas';
import { asString, prop } from '../json';

/**
 * The collections whose documents have their own page; the rich text editor is built before the
 * configuration.
 */
export const LINKED_COLLECTIONS = ['pages', ...documentKinds] as const;

/**
 * The same as `pathOf` (collection-paths.ts) for code that runs in the browser, which has no configuration.
 */
export function visitorPath(collection: string, document: unknown): string {
  if (collection === 'pages') {
    const name = asString(prop(document, 'name'));
    return isPageName(name) ? pageSchemas[name].path : '';
  }
  const slug = asString(prop(document, 'slug'));
  return slug && Object.hasOwn(documents, collection) ? slugPath(collection as DocumentKind, slug) : '';
}
