import { prop } from '@/content/json';
import { databaseName } from '../settings/database-url';
import { env } from '../settings/env';

/** What staff read then. */
export const AWAY = 'The database cannot be reached. Nothing was saved; please try again.';

/** The database cannot be reached. Callers show fallback text, or a 503 with this message. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    const message =
      cause instanceof Error && ['DatabaseLost', 'BeingSetUp', 'BackupError'].includes(cause.name)
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
