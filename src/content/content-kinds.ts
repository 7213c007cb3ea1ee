import type { CollectionSlug, GlobalSlug } from 'payload';
import { asString, prop } from '@/content/json';

/** Messages, accounts, and what the server writes down for itself. */
type NoContent = 'contact-messages' | 'staff' | 'audit-trail' | 'outbox' | `payload-${string}`;

/** All other collections: a new one needs a line here (or above), which `npm run types` says. */
export type Kind = Exclude<CollectionSlug, NoContent>;

/**
 * What content is, in the order in which it is put in, and what a document is called in every database: ids are another
 * matter on each. Export, import and `--reset` know them from here.
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
  return (doc: unknown) => asString(prop(doc, name));
}
