import { createServer } from 'node:http';
import { getCms } from '@/server/cms/payload';
import { shutDownOnSignal } from '@/server/run/graceful-shutdown';
import { startJobs } from '@/server/run/start-jobs';
import { queueWhatIsDue } from '@/services/jobs/jobs';

/** Run as a process: starts and ends as the site does, and carries out the jobs that are due now. */
const server = createServer().listen(0, '127.0.0.1');
shutDownOnSignal(server);
await startJobs();
const cms = await getCms();
await queueWhatIsDue(cms, new Date());
await cms.jobs.run({ silent: true });
