import type { BaseDatabaseAdapter, Where } from 'payload';

type UpdateJobs = BaseDatabaseAdapter['updateJobs'];

/**
 * Payload's job runner finds the jobs that are due, and then takes them by their ids alone: two web processes
 * that look in the same second would both carry them out. Here a process takes each job only while it still
 * meets the whole condition, and carries out those that it got.
 */
export function withClaimedJobs<
  Adapter extends Pick<BaseDatabaseAdapter, 'find' | 'updateJobs' | 'updateOne'>,
>(db: Adapter): Adapter {
  const { updateJobs } = db;
  const claim: UpdateJobs = async (args) => {
    const { data, limit, req, sort, where } = args;
    if (!where || data.processing !== true) return updateJobs.call(db, args);
    const find = (due: Where) =>
      db.find<Job>({ collection: JOBS, where: due, limit, sort, req, pagination: false });
    const claimed: Job['id'][] = [];
    for (const { id } of (await find(where)).docs) {
      const due = { and: [where, { id: { equals: id } }] };
      // The adapter of MongoDB changes the values that it is given.
      const given = {
        collection: JOBS,
        where: due,
        data: { ...data },
        req,
        options: { atomic: true },
      } as const;
      try {
        if (await db.updateOne(given)) claimed.push(id);
      } catch (error) {
        // Those that are taken already are carried out; nobody else would for ten minutes.
        if (claimed.length === 0) throw error;
        break;
      }
    }
    return claimed.length > 0 ? (await find({ id: { in: claimed } })).docs : [];
  };
  return Object.assign(db, { updateJobs: claim });
}

const JOBS = 'payload-jobs';
type Job = NonNullable<Awaited<ReturnType<UpdateJobs>>>[number] & { id: number | string };
