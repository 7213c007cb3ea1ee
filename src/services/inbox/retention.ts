import type { Payload, Where } from 'payload';
import { createLocalReq } from 'payload';
import { DAY_MS } from '@/content/durations';
import { prop } from '@/content/json';
import { deleteIf } from '../database/delete-if';
import { areRunsEnding } from '../process/job-runs';
import { withSaveLock } from '../locks/save-lock';
import { recordAudit } from '../audit/audit-trail';
import { inboxSettings } from './settings';

/** Whether retention is on and has not run for a day. */
export async function isRetentionDue(cms: Payload, now: Date): Promise<boolean> {
  const { retention } = await inboxSettings(cms);
  if (!retention?.days || retention.mode === 'off') return false;
  return !retention.ranAt || now.getTime() - Date.parse(retention.ranAt) >= DAY_MS;
}

/** The days after which closed messages are deleted; undefined while nothing is deleted automatically. */
export async function deletedAfterDays(cms: Payload): Promise<number | undefined> {
  return shownDays((await inboxSettings(cms)).retention);
}

/** What "Privacy" says of the setting; a test deletes nothing. */
export const shownDays = (retention: unknown): number | undefined =>
  prop(retention, 'mode') === 'erase' ? (prop(retention, 'days') as number) : undefined;

/**
 * Erases messages past their retention, or only counts them, as the inbox settings say. Both add entries to
 * the audit trail. Does nothing while retention is off, and stops when an administrator changes the settings;
 * what is due then is done at the next check. Keeps messages that a colleague opens again meanwhile.
 */
export async function applyRetention(cms: Payload, now: Date): Promise<void> {
  const { retention } = await inboxSettings(cms);
  const { mode, days } = retention ?? {};
  if (!days || mode === 'off') return;
  const context = { isRetention: true };
  const where = over(new Date(now.getTime() - days * DAY_MS));
  const req = await createLocalReq({ context }, cms);
  const { docs } = await cms.find({
    collection: 'contact-messages',
    overrideAccess: true,
    where,
    select: {},
    pagination: false,
    depth: 0,
  });
  const ids = docs.map(({ id }) => id);
  if (mode === 'try') await recordAudit(req, { action: 'tried', what: `${days} days`, about: ids });
  // One by one: each is erased in one transaction with its entry in the audit trail.
  else
    for (const id of ids) {
      const newest = (await inboxSettings(cms)).retention;
      if (areRunsEnding() || newest?.mode !== mode || newest.days !== days) return;
      await withSaveLock(cms.db, `contact-messages:${id}`, () =>
        deleteIf(cms, 'contact-messages', { id, where, context }),
      );
    }
  const tried = mode === 'try' ? { triedDays: days, triedCount: ids.length } : {};
  // An administrator may have changed the settings meanwhile.
  await withSaveLock(cms.db, 'inbox-settings', async () => {
    const newest = (await inboxSettings(cms)).retention;
    await cms.updateGlobal({
      slug: 'inbox-settings',
      overrideAccess: true,
      data: {
        retention: { ...newest, mode: newest?.mode ?? 'off', ranAt: now.toISOString(), ...tried },
      },
      context,
      depth: 0,
    });
  });
}

/** Messages closed before the closing day was recorded count from their last change. */
const over = (end: Date): Where => ({
  and: [
    { status: { in: ['closed', 'spam'] } },
    {
      or: [
        { closedAt: { less_than: end.toISOString() } },
        { and: [{ closedAt: { exists: false } }, { updatedAt: { less_than: end.toISOString() } }] },
      ],
    },
  ],
});
