import type { Payload, TypedUser } from 'payload';

/** One thing that waits for somebody: a sentence, and where in the panel it is done. */
export type Item = { words: string; path: string; note?: string };

/** For whom the dashboard looks, by whose rights, and when. */
export type Asker = { payload: Payload; user: TypedUser; now: Date };
