// What the seed notes in Payload's key-value store.

/** The seed's progress. */
export type Progress = 'begun' | 'complete';
export const PROGRESS_KEY = 'seed';

/** The key of what the database was seeded with: the demo, or a center's own site. */
export const START_KEY = 'start';

/** The key of the hashes of the seeded texts. */
export const SEEDED_WORDS_KEY = 'seeded-words';
