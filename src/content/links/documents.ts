import { BLOG_PATH } from '../schema/constants';
import { condition, post, therapy, type Endpoint } from '../endpoints/endpoints';
import { isTherapyAmongConditions } from '../views/therapy';

/**
 * The collections whose documents have their own page: its folder, and the endpoint that it shows. Written by hand because
 * the browser has no configuration; tests/api/operations/new-collection.test.ts compares the two.
 */
export const documents = {
  conditions: { label: 'Conditions', path: '/conditions', read: condition },
  therapies: { label: 'Therapies', path: '/therapies', read: therapy },
  blog: { label: 'Blog', path: BLOG_PATH, read: post },
} as const satisfies Record<string, { label: string; path: string; read: (slug: string) => Endpoint }>;

export type DocumentKind = keyof typeof documents;

export const documentPath = (kind: DocumentKind, slug: string) => `${documents[kind].path}/${slug}`;

/** The read of the document whose page stands at `/folder/slug`; two therapies stand below /conditions as well (spec §2). */
export function documentRead(folder: string, slug: string): Endpoint | undefined {
  if (folder === 'conditions' && isTherapyAmongConditions(slug)) return therapy(slug);
  return Object.hasOwn(documents, folder) ? documents[folder as DocumentKind].read(slug) : undefined;
}
