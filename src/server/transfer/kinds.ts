import type { CollectionSlug, GlobalSlug } from 'payload';
import { asText, get } from '@/content/untyped';

export type Kind = Extract<
  CollectionSlug,
  'media' | 'team-members' | 'credentials' | 'pages' | 'conditions' | 'therapies' | 'blog' | 'redirects'
>;

/**
 * What content is, in the order in which it is put in, and what a document is called in every database: ids are another
 * matter on each. Messages and accounts are no content.
 */
export const kinds: Record<Kind, { keyOf: (doc: unknown) => string; hasDrafts: boolean }> = {
  media: { keyOf: field('filename'), hasDrafts: false },
  'team-members': { keyOf: field('name'), hasDrafts: true },
  credentials: { keyOf: field('name'), hasDrafts: true },
  pages: { keyOf: field('name'), hasDrafts: true },
  conditions: { keyOf: field('slug'), hasDrafts: true },
  therapies: { keyOf: field('slug'), hasDrafts: true },
  blog: { keyOf: field('slug'), hasDrafts: true },
  redirects: { keyOf: field('from'), hasDrafts: false },
};

export const kindNames = Object.keys(kinds) as Kind[];

/** Content of which there is one. */
export const globalNames = ['site-layout', 'brand'] as const satisfies GlobalSlug[];
export type GlobalName = (typeof globalNames)[number];

function field(name: string) {
  return (doc: unknown) => asText(get(doc, name));
}
