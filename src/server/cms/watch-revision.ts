import { getCms, hasFailed } from './payload';
import { filling } from '@/services/seeding/seed-state';
import { checkContent } from '@/services/seeding/check-content';
import { onRemoteChange, markUnavailable, revision } from '@/services/revision/state';
import { deleteOldChanges, newestChanges } from '@/services/revision/track-writes';

const INTERVAL_MS = 1000;
/** After this time the database counts as away, then as slow: visitors get the cached copy meanwhile. */
const TIMEOUT_MS = 2000;
/** A query that gets no response is repeated after this time. */
const MAX_WAIT_MS = 10_000;
const CHANGES_BETWEEN_CLEANINGS = 50;

/**
 * Asks the database every second whether another process has changed something. Never returns and never
 * throws.
 */
export async function watchRevision(): Promise<never> {
  let cleanedAt = 0;
  let lostAt: number | undefined;
  const noteLoss = (askedAt: number) => {
    markUnavailable();
    if (lostAt !== undefined) return;
    lostAt = askedAt;
    // getCms has reported a database that could not be reached at all.
    if (revision.isKnown && !hasFailed())
      console.error('The database does not answer. Visitors get the last good copy; messages are refused.');
  };
  revision.watchedSince = Date.now();
  for (;;) {
    const askedAt = Date.now();
    const timeout = setTimeout(markUnavailable, TIMEOUT_MS);
    try {
      const cms = await getCms();
      const { db } = cms;
      const marks = await Promise.race([newestChanges(db), lost()]);
      // Before the change counts: no page is rendered from partial or lost content.
      const isNews = (marks[0] ?? '') !== revision.newest;
      if (filling.fill !== undefined && (isNews || filling.fill !== 'filled'))
        await Promise.race([checkContent(cms), lost()]);
      onRemoteChange(marks, { isSlow: Date.now() - askedAt > TIMEOUT_MS });
      if (lostAt !== undefined)
        console.info(`The database is back after ${Math.ceil((Date.now() - lostAt) / 1000)} s.`);
      lostAt = undefined;
      if (revision.number - cleanedAt >= CHANGES_BETWEEN_CLEANINGS) {
        cleanedAt = revision.number;
        await deleteOldChanges(db, revision.newest);
      }
    } catch {
      noteLoss(askedAt);
    }
    clearTimeout(timeout);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS).unref());
  }
}

const lost = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The database does not answer.')), MAX_WAIT_MS).unref(),
  );
