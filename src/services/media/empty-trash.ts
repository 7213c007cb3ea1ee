import type { Payload, Where } from 'payload';
import { DAY_MS, HOUR_MS } from '@/content/durations';
import { deleteIf } from '../database/delete-if';
import { withSaveLock } from '../locks/save-lock';
import { areRunsEnding } from '../process/job-runs';
import { env } from '../settings/env';
import { processSingleton } from '../process/singleton';

/** When this process last checked (ms): a file that cannot be deleted yet is not retried every 15 seconds. */
const look = processSingleton('empty-trash', () => ({ lastAt: 0 }));

/** Whether a picture or film has been in the trash for `TRASH_KEEP_DAYS`; checked once an hour. */
export async function isTrashDue(cms: Payload, now: Date): Promise<boolean> {
  if (env.trashKeepDays === 0 || now.getTime() - look.lastAt < HOUR_MS) return false;
  look.lastAt = now.getTime();
  const { totalDocs } = await cms.count({
    collection: 'media',
    overrideAccess: true,
    where: longInTrash(now),
    trash: true,
  });
  return totalDocs > 0;
}

/**
 * Deletes pictures and films, with their files, that have been in the trash for `TRASH_KEEP_DAYS`: those that
 * staff deleted, and former files of replaced ones. No page can show a file in the trash
 * (collections/admin/where-used.ts). Keeps what is restored meanwhile.
 */
export async function emptyTrash(cms: Payload, now: Date): Promise<void> {
  if (env.trashKeepDays === 0) return;
  const where = longInTrash(now);
  const { docs } = await cms.find({
    collection: 'media',
    overrideAccess: true,
    where,
    trash: true,
    select: { formerOf: true },
    pagination: false,
    depth: 0,
  });
  for (const { id, formerOf } of docs) {
    if (areRunsEnding()) return;
    // Also the lock of the picture that it was a file of: an editor may be putting it back.
    const erase = () =>
      withSaveLock(cms.db, `media:${id}`, () => deleteIf(cms, 'media', { id, where, trash: true }));
    await (formerOf ? withSaveLock(cms.db, `media:${formerOf}`, erase) : erase());
  }
}

const longInTrash = (now: Date): Where => ({
  deletedAt: { less_than: new Date(now.getTime() - env.trashKeepDays * DAY_MS).toISOString() },
});
