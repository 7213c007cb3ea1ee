import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { panelTitleOf } from '@/content/collection-lists';

/** One item of pending work: a sentence, and its path in the panel. */
export type Item = { words: string; path: string; note?: string };

/** The account whose dashboard it is, and the time. */
export type Asker = { payload: Payload; user: TypedUser; now: Date };

export const rights = ({ user }: Asker) => ({ overrideAccess: false, user, depth: 0 }) as const;

/** The title of a document in the panel. */
export const titleIn = ({ payload }: Asker, collection: CollectionSlug, doc: unknown) =>
  panelTitleOf(payload.collections[collection].config, doc);
