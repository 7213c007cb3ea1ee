import type { CollectionSlug, GlobalSlug } from 'payload';
import { asString, prop } from '@/content/json';

/** Messages, accounts, and what the server records for itself. */
type NoContent = 'contact-messages' | 'staff' | 'audit-trail' | 'outbox' | `payload-${string}`;

/**
 * All other collections. A new collection must be listed here or above; `npm run types` fails until it is.
 */
export type Kind = Exclude<CollectionSlug, NoContent>;

/**
 * The content collections in import order, with the field that identifies a document on every database (ids
 * differ between databases). Export, import and `--reset` use this list.
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

/** The content globals. */
export const globalNames = ['site-layout', 'brand'] as const satisfies GlobalSlug[];
export type GlobalName = (typeof globalNames)[number];

function field(name: string) {
  return (doc: unknown) => asString(prop(doc, name));
}
