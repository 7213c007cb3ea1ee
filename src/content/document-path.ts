import { isPageName, pageSchemas } from './schemas';
import { asText, get } from './untyped';

const FOLDERS = { conditions: '/conditions/', therapies: '/therapies/', blog: '/blog/' } as const;

/** The collections whose documents have a page of their own. */
export const LINKED_COLLECTIONS = ['pages', 'conditions', 'therapies', 'blog'] as const;
export type LinkedCollection = (typeof LINKED_COLLECTIONS)[number];

export const isLinkedCollection = (slug: string): slug is LinkedCollection =>
  (LINKED_COLLECTIONS as readonly string[]).includes(slug);

/** Where a document's page is, such as `/conditions/anxiety`; empty for one that has no address (yet). */
export function documentPath(collection: string, document: unknown): string {
  if (collection === 'pages') {
    const name = asText(get(document, 'name'));
    return isPageName(name) ? pageSchemas[name].path : '';
  }
  const slug = asText(get(document, 'slug'));
  return slug && Object.hasOwn(FOLDERS, collection) ? FOLDERS[collection as keyof typeof FOLDERS] + slug : '';
}
