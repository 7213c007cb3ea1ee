import { processSingleton } from '../process/singleton';

/**
 * The state of the content in the database: `filled`; `filling` while a first start or a reset seeds it;
 * `empty`; `lost` when there was content and none is left.
 */
export type Fill = 'filled' | 'filling' | 'empty' | 'lost';

type Known = {
  fill?: Fill;
  /** Whether the database was asked, and responded or failed. */
  isAsked: boolean;
  /** Whether this process seeds an empty database (`npm start`). */
  willFill: boolean;
  /** Whether an empty database may replace a former one: `npm run seed -- --new-database`. */
  mayBeNew: boolean;
};

export const filling = processSingleton<Known>('filling', () => ({
  isAsked: false,
  willFill: false,
  mayBeNew: false,
}));

/** Whether the database needs the seed; undefined until the database has responded. */
export const seedCheck = processSingleton<{ isIncomplete?: boolean }>('seed-check', () => ({}));

/** Whether visitors have to wait until the first content is there. */
export const isBeingSetUp = () =>
  filling.fill === 'filling' || (filling.fill === 'empty' && filling.willFill);
