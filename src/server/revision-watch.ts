import { getCms } from './cms';
import { hear, lose, revision } from './revision';
import { forgetOldMarks, newestMarks } from './revision-marks';

const INTERVAL_MS = 1000;
/** A database that takes longer counts as away, then as slow: visitors get the last good copy meanwhile. */
const PATIENCE_MS = 2000;
/** A question that is lost on its way is asked again. */
const LONGEST_MS = 10_000;
const CHANGES_BETWEEN_CLEANINGS = 50;

/** Asks the database every second whether another process has changed something. Never ends, and never fails. */
export async function watchRevision(): Promise<never> {
  let cleanedAt = 0;
  revision.watchedSince = Date.now();
  for (;;) {
    const askedAt = Date.now();
    const impatience = setTimeout(lose, PATIENCE_MS);
    try {
      const { db } = await getCms();
      const marks = await Promise.race([newestMarks(db), lost()]);
      hear(marks, { isSlow: Date.now() - askedAt > PATIENCE_MS });
      if (revision.generation - cleanedAt >= CHANGES_BETWEEN_CLEANINGS) {
        cleanedAt = revision.generation;
        await forgetOldMarks(db, revision.newest);
      }
    } catch {
      // Reported by getCms.
      lose();
    }
    clearTimeout(impatience);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS).unref());
  }
}

const lost = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The database does not answer.')), LONGEST_MS).unref(),
  );
