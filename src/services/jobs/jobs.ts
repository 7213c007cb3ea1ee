import type { JobsConfig, Payload, PayloadRequest } from 'payload';
import { MINUTE_MS } from '@/content/durations';
import { contentEditors } from '../auth/access';
import { env } from '../settings/env';
import { hasMail, processOutbox } from '../inbox/outbox';
import { writeHeartbeat } from '../locks/heartbeat';
import { withLock } from '../locks/lock';
import { lookAfterLinks } from '../links/look-after-links';
import { emptyTrash, isTrashDue } from '../media/empty-trash';
import { storeMissed } from '../metrics/missed-addresses';
import { storeViews } from '../metrics/view-counts';
import { isAuditRetentionDue, applyAuditRetention } from '../audit/audit-retention';
import { areRunsEnding } from '../process/job-runs';
import { isRetentionDue, applyRetention } from '../inbox/retention';

const EVERY_15_SECONDS = '*/15 * * * * *';
/** No job takes this long: the process that ran it has ended. */
const CUT_OFF_MS = 10 * MINUTE_MS;

/**
 * Scheduled publishing, mail about new messages, retention, and the media trash. The serving process checks
 * what is due; what became due while no process ran is done at the first check after the start.
 */
export const jobs: JobsConfig = {
  // Waiting jobs in the database name their task by its slug: the slugs keep their older names.
  tasks: [
    {
      slug: 'tendOutbox',
      label: 'Send waiting mail',
      handler: ({ req }) => done(processOutbox(req.payload, new Date())),
    },
    {
      slug: 'keepRetention',
      label: 'Delete messages and audit trail entries whose retention has ended',
      handler: ({ req }) => done(eraseWhatIsOver(req.payload, new Date())),
    },
    {
      slug: 'emptyTrash',
      label: 'Erase pictures and films that have been in the trash for long',
      handler: ({ req }) => done(emptyTrash(req.payload, new Date())),
    },
  ],
  autoRun: env.isTest ? [] : [{ cron: EVERY_15_SECONDS, limit: 50, silent: { info: true } }],
  shouldAutoRun: async (cms) => {
    // While the database is unreachable there is nothing to run; it is reported elsewhere.
    await writeHeartbeat(cms).catch(() => {});
    await storeMissed(cms, new Date()).catch(() => {});
    await storeViews(cms, new Date()).catch(() => {});
    // For minutes, beside everything else.
    void lookAfterLinks(cms, new Date()).catch(() => {});
    return queueWhatIsDue(cms, new Date()).then(
      () => true,
      () => false,
    );
  },
  access: { run: () => false, queue: editsContent, cancel: editsContent },
};

/**
 * Queues regular jobs when they have something to do and none is waiting. Payload's own `schedule` keeps its
 * clock in a global and writes each time, and a job interrupted with its process would block it forever.
 */
export async function queueWhatIsDue(cms: Payload, now: Date): Promise<void> {
  await releaseCutOff(cms, now);
  if (await hasMail(cms, now)) await queueOnce(cms, 'tendOutbox');
  if ((await isRetentionDue(cms, now)) || (await isAuditRetentionDue(cms, now)))
    await queueOnce(cms, 'keepRetention');
  if (await isTrashDue(cms, now)) await queueOnce(cms, 'emptyTrash');
}

async function releaseCutOff(cms: Payload, now: Date) {
  const longAgo = new Date(now.getTime() - CUT_OFF_MS).toISOString();
  await cms.db.updateJobs({
    data: { processing: false },
    where: { and: [{ processing: { equals: true } }, { updatedAt: { less_than: longAgo } }] },
    returning: false,
  });
}

async function eraseWhatIsOver(cms: Payload, now: Date) {
  if (await isRetentionDue(cms, now)) await applyRetention(cms, now);
  if (areRunsEnding()) return;
  await applyAuditRetention(cms, now);
}

type TaskSlug = 'tendOutbox' | 'keepRetention' | 'emptyTrash';

/** All processes look at the same second: a lock lets one of them queue it. */
const queueOnce = async (cms: Payload, task: TaskSlug) =>
  (await isQueued(cms, task)) ||
  withLock(cms.db, `queue:${task}`, async () => {
    if (!(await isQueued(cms, task))) await cms.jobs.queue({ task, input: {} });
  });

async function isQueued(cms: Payload, task: TaskSlug): Promise<boolean> {
  const { totalDocs } = await cms.count({
    collection: 'payload-jobs',
    overrideAccess: true,
    where: {
      and: [
        { taskSlug: { equals: task } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
      ],
    },
  });
  return totalDocs > 0;
}

const done = async (work: Promise<void>) => {
  await work;
  return { output: {} };
};

async function editsContent({ req }: { req: PayloadRequest }) {
  return Boolean(await contentEditors({ req }));
}
