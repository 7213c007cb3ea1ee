import type { Payload } from 'payload';
import { processSingleton } from './singleton';

/** The server that receives signals and the job runner are bundled separately. */
const runs = processSingleton('job-runs', () => ({
  open: new Set<Promise<unknown>>(),
  tracked: new WeakSet<object>(),
  isEnding: false,
}));

/** Keeps track of the runs of Payload's job runner, and lets none begin once the process ends. */
export function trackRuns({ jobs }: Pick<Payload, 'jobs'>): void {
  if (runs.tracked.has(jobs)) return;
  runs.tracked.add(jobs);
  const { run } = jobs;
  jobs.run = (args) => {
    // Payload declares a promise of a promise.
    if (runs.isEnding) return Promise.resolve(NOTHING) as never;
    const running = run(args);
    runs.open.add(running);
    const forget = () => runs.open.delete(running);
    running.then(forget, forget);
    return running;
  };
}

const NOTHING = { noJobsRemaining: false, remainingJobsFromQueried: 0 };

/** Whether a job with many steps should leave the others to its next run. */
export const areRunsEnding = () => runs.isEnding;

/** Starts no more runs, and resolves when those that run have ended. */
export async function endRuns(): Promise<void> {
  runs.isEnding = true;
  await Promise.allSettled(runs.open);
}
