import type { JobsConfig, Payload, PayloadRequest } from 'payload';
import { contentEditors } from '../../collections/shared/access';
import { env } from './env';

const EVERY_15_SECONDS = '*/15 * * * * *';

/**
 * Publishing and unpublishing at a chosen time. The serving process looks for what is due; what fell due while nothing
 * ran is done at the first look after the start.
 */
export const jobs: JobsConfig = {
  tasks: [],
  autoRun: env.isTest ? [] : [{ cron: EVERY_15_SECONDS, limit: 50, silent: { info: true } }],
  shouldAutoRun: canAsk,
  access: { run: () => false, queue: editsContent, cancel: editsContent },
};

/** While the database is away there is nothing to run, and its loss is reported elsewhere. */
async function canAsk(payload: Payload) {
  return payload.count({ collection: 'payload-jobs' }).then(
    () => true,
    () => false,
  );
}

async function editsContent({ req }: { req: PayloadRequest }) {
  return Boolean(await contentEditors({ req }));
}
