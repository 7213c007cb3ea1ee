import type { CollectionConfig } from 'payload';

/** Drafts and versions on everything public. */
export const drafts = { drafts: true, maxPerDoc: 50 } satisfies CollectionConfig['versions'];
