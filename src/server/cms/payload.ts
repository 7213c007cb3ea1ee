import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { DatabaseAway } from '@/services/database/database-away';
import { followEmbeddedFile } from '@/services/database/sqlite-file-watch';
import { filling } from '@/services/seeding/seed-state';
import { checkContent } from '@/services/seeding/check-content';
import { processSingleton } from '@/services/process/singleton';

const RETRY_AFTER_MS = 3000;

const shared = processSingleton<{ cmsFailure?: { at: number; error: DatabaseAway } }>('cms', () => ({}));

/** Whether the last connection attempt failed, which was reported. */
export const hasFailed = () => shared.cmsFailure !== undefined;

/**
 * The connected CMS. After a failed connection the next attempt is made 3 s later, so that not every request
 * waits for the same timeout.
 * @throws {DatabaseAway}
 */
export async function getCms(): Promise<Payload> {
  const failure = shared.cmsFailure;
  if (failure && Date.now() - failure.at < RETRY_AFTER_MS) throw failure.error;
  try {
    const cms = await getPayload({ config });
    await followEmbeddedFile(async () => {
      Object.assign(cms.db, { client: undefined });
      await cms.db.connect?.();
    });
    // Lost content may have been restored.
    if (filling.fill === undefined || filling.fill === 'lost') await checkContent(cms);
    delete shared.cmsFailure;
    return cms;
  } catch (cause) {
    const error = new DatabaseAway(cause);
    // A caller that waited for the same attempt finds the failure already reported.
    if (!shared.cmsFailure) console.error(error.message);
    shared.cmsFailure = { at: Date.now(), error };
    throw error;
  } finally {
    filling.isAsked = true;
  }
}
