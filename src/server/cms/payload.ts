import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { prop } from '@/content/json';
import { databaseName } from '../settings/database-url';
import { followEmbeddedFile } from '../database/sqlite-file-watch';
import { env } from '../settings/env';
import { filling } from '../seeding/seed-state';
import { checkContent } from '../seeding/check-content';
import { processSingleton } from '../process/singleton';

/** The database cannot be reached. Callers show fallback text, or a 503 with this message. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    const message =
      cause instanceof Error && ['DatabaseLost', 'BeingSetUp', 'BackupFault'].includes(cause.name)
        ? cause.message
        : `The database at ${databaseName(env.databaseUri)} cannot be reached.`;
    super(message, { cause });
    this.name = 'DatabaseAway';
  }
}

/** Whether a query's error means that the connection, the server or the file is gone. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return (
    /^DatabaseAway$|^Mongo(ose)?(ServerSelection|Network|NetworkTimeout|NotConnected|TopologyClosed|PoolCleared)/.test(
      String(prop(error, 'name')),
    ) ||
    /^SQLITE_(BUSY|CANTOPEN|IOERR|NOTADB|CORRUPT|FULL|READONLY)/.test(String(prop(error, 'code'))) ||
    isDatabaseAway(prop(error, 'cause'))
  );
}

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
