import config from '@payload-config';
import { getPayload } from 'payload';
import { getCms } from '../cms/payload';

const RETRY_MS = 5000;

/** Starts looking for jobs as soon as the database answers. By itself Payload would wait until somebody opens the panel. */
export async function startJobs(): Promise<void> {
  try {
    await getCms();
    await getPayload({ config, cron: true });
  } catch {
    // Reported by getCms.
    setTimeout(() => void startJobs(), RETRY_MS).unref();
  }
}
