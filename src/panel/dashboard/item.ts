import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { CENTER_ZONE } from '@/content/center-time';
import { titleOf } from '@/content/collection-lists';

/** One thing that waits for somebody: a sentence, and where in the panel it is done. */
export type Item = { words: string; path: string; note?: string };

/** For whom the dashboard looks, by whose rights, and when. */
export type Asker = { payload: Payload; user: TypedUser; now: Date };

export const rights = ({ user }: Asker) => ({ overrideAccess: false, user, depth: 0 }) as const;

/** What a document of a collection is called in the panel. */
export const titleIn = ({ payload }: Asker, collection: CollectionSlug, doc: unknown) =>
  titleOf(payload.collections[collection].config, doc);

const DAY = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: CENTER_ZONE,
});
export const dayOf = (iso: string) => DAY.format(new Date(iso));
