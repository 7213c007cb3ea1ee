import { createLocalReq, type Payload, type Where } from 'payload';
import { DAY_MS } from '@/content/durations';
import { env } from '../settings/env';
import { withLock } from '../locks/lock';
import { recordAudit } from './audit-trail';

const olderThan = (days: number, now: Date): Where => ({
  createdAt: { less_than: new Date(now.getTime() - days * DAY_MS).toISOString() },
});

/** Whether entries of the audit trail are a day or more past their end: erasing runs once a day at most. */
export async function isAuditRetentionDue(cms: Payload, now: Date): Promise<boolean> {
  const where = olderThan(env.auditKeepDays + 1, now);
  return (await cms.count({ collection: 'audit-trail', overrideAccess: true, where })).totalDocs > 0;
}

/** Erases audit trail entries older than `AUDIT_KEEP_DAYS`. A new entry records how many. */
export const applyAuditRetention = (cms: Payload, now: Date): Promise<void> =>
  // Two processes would count, and record, the same entries.
  withLock(cms.db, 'audit-retention', () => eraseOld(cms, now));

async function eraseOld(cms: Payload, now: Date) {
  const collection = 'audit-trail';
  const where = olderThan(env.auditKeepDays, now);
  const { totalDocs } = await cms.count({ collection, overrideAccess: true, where });
  if (totalDocs === 0) return;
  const req = await createLocalReq({ context: { isRetention: true } }, cms);
  const what = `${totalDocs} audit trail entries older than ${env.auditKeepDays} days`;
  await recordAudit(req, { action: 'purged', what, about: ['Audit trail'] });
  await cms.db.deleteMany({ collection, where, req });
}
