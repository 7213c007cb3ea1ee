import { BLOG_PATH } from '../schema/constants';
import { condition, extraPage, post, therapy, type Endpoint } from '../endpoints/endpoints';
import { isTherapyAmongConditions } from '../views/therapy';
import { isReservedSlug } from '../schema/reserved-slugs';
import { isSlug } from './slug';

/**
 * The collections whose documents have their own page: its folder, and the endpoint that it shows. Written by
 * hand because the browser has no configuration; tests/unit/content/links/documents.test.ts compares the two.
 */
export const documents = {
  conditions: { label: 'Conditions', path: '/conditions', endpoint: condition },
  therapies: { label: 'Therapies', path: '/therapies', endpoint: therapy },
  blog: { label: 'Blog', path: BLOG_PATH, endpoint: post },
  // At the root: /admissions.
  'extra-pages': { label: 'Extra pages', path: '', endpoint: extraPage },
} as const satisfies Record<string, { label: string; path: string; endpoint: (slug: string) => Endpoint }>;

export type DocumentKind = keyof typeof documents;

export const slugPath = (kind: DocumentKind, slug: string) => `${documents[kind].path}/${slug}`;

/**
 * The endpoint of the document whose page stands at a path; two therapies stand below /conditions as well
 * (spec §2).
 */
export function documentEndpoint(path: string): Endpoint | undefined {
  const [, folder = '', slug = ''] = /^(|\/[^/]+)\/([^/]+)$/.exec(path) ?? [];
  if (!isSlug(slug) || (folder === '' && isReservedSlug(slug))) return undefined;
  if (folder === documents.conditions.path && isTherapyAmongConditions(slug)) return therapy(slug);
  return Object.values(documents)
    .find(({ path: above }) => above === folder)
    ?.endpoint(slug);
}

/** Every collection whose documents have their own page. */
export const documentKinds = Object.keys(documents) as DocumentKind[];
