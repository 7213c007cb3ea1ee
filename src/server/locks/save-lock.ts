import { withLock } from './lock';

/** A process that ended in the middle of a save holds the lock for ten seconds at most. */
const TIMES = { lookMs: 20, renewMs: 3000, leaseMs: 10_000 };

/**
 * Runs `work` while no request saves or approves the same document, in this process or another.
 * @param document `collection:id`, or the slug of a global
 */
export const withSaveLock = <T>(
  db: Parameters<typeof withLock>[0],
  document: string,
  work: () => Promise<T>,
): Promise<T> => withLock(db, `save:${document}`, work, TIMES);
