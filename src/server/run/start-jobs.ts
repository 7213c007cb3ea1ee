import config from '@payload-config';
import { getPayload } from 'payload';
import { trackRuns } from '@/services/process/job-runs';
import { getCms } from '../cms/payload';

const RETRY_MS = 5000;

/**
 * Starts the job runner as soon as the database responds. By itself Payload would wait until a person opens
 * the panel.
 */
export async function startJobs(): Promise<void> {
  try {
    trackRuns(await getCms());
    await getPayload({ config, cron: true });
  } catch {
    // getCms has reported it.
    setTimeout(() => void startJobs(), RETRY_MS).unref();
  }
}
