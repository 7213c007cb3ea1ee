import type { Payload, TypedUser } from 'payload';
import { CENTER_ZONE } from '@/content/center-time';
import { asString, prop } from '@/content/json';

/** One thing that waits for somebody: a sentence, and where in the panel it is done. */
export type Item = { words: string; path: string; note?: string };

/** For whom the dashboard looks, by whose rights, and when. */
export type Asker = { payload: Payload; user: TypedUser; now: Date };

export const rights = ({ user }: Asker) => ({ overrideAccess: false, user, depth: 0 }) as const;

/** A person is called by name, a page by its title; a page's `name` is its name in the API. */
export const titleOf = (doc: object) =>
  ('bio' in doc || 'issuedBy' in doc ? asString(prop(doc, 'name')) : asString(prop(doc, 'title'))) ||
  'Untitled';

const DAY = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: CENTER_ZONE,
});
export const dayOf = (iso: string) => DAY.format(new Date(iso));
