import { processSingleton } from '../process/singleton';

/**
 * What is known of the content in the database: `filled`; `filling` while a first start (or a reset) puts it in; `empty`;
 * `lost` where there was some before and nothing is left.
 */
export type Fill = 'filled' | 'filling' | 'empty' | 'lost';

/** How far the seed came, in Payload's key-value store. */
export type Progress = 'begun' | 'complete';
export const PROGRESS_KEY = 'seed';

/** What the database began with, in the same place: the demo, or a center of one's own. */
export const START_KEY = 'start';

/** Hashes of what the seed said, in the same place. */
export const SEEDED_WORDS_KEY = 'seeded-words';

type Known = {
  fill?: Fill;
  /** Whether the database was asked, and answered or failed. */
  isAsked: boolean;
  /** Whether this process fills an empty database (`npm start`). */
  willFill: boolean;
  /** An empty database is wanted where there was another one: `npm run seed -- --new-database`. */
  mayBeNew: boolean;
};

export const filling = processSingleton<Known>('filling', () => ({
  isAsked: false,
  willFill: false,
  mayBeNew: false,
}));

/** Whether visitors have to wait until the first content is there. */
export const isBeingSetUp = () =>
  filling.fill === 'filling' || (filling.fill === 'empty' && filling.willFill);
