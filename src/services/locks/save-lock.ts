import { withLock } from './lock';

/** A process that ended during a save blocks others for ten seconds at most. */
const TIMES = { lookMs: 20, renewMs: 3000, leaseMs: 10_000 };

/**
 * Runs `work` while no other request, in any process, saves or approves the same document.
 * @param document `collection:id`, or the slug of a global
 */
export const withSaveLock = <T>(
  db: Parameters<typeof withLock>[0],
  document: string,
  work: () => Promise<T>,
): Promise<T> => withLock(db, `save:${document}`, work, TIMES);
