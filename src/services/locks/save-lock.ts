import { APIError } from 'payload';
import { LockIsTaken, withLock } from './lock';

/**
 * A process that ended during a save blocks others for ten seconds at most. Others wait for longer than that,
 * but not without end.
 */
const TIMES = { lookMs: 20, renewMs: 3000, leaseMs: 10_000, waitMs: 30_000 };

const BUSY = 'Somebody else is saving this at the moment. Nothing of yours was saved; please try again.';

/**
 * Runs `work` while no other request, in any process, saves or approves the same document.
 * @param document `collection:id`, or the slug of a global
 * @throws {APIError} when others save it for longer than anybody waits
 */
export async function withSaveLock<T>(
  db: Parameters<typeof withLock>[0],
  document: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await withLock(db, `save:${document}`, work, TIMES);
  } catch (error) {
    throw error instanceof LockIsTaken ? new APIError(BUSY, 503) : error;
  }
}
