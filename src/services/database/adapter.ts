import { isEmbedded } from '../settings/database-url';
import { env } from '../settings/env';

/**
 * `DATABASE_URI` selects MongoDB or the embedded SQLite file. Ids are strings in both. Only the packages of
 * the selected one are loaded.
 */
export const database = async () =>
  isEmbedded(env.databaseUri)
    ? (await import('./sqlite')).embedded(env.databaseUri)
    : (await import('./mongodb')).mongodb(env.databaseUri);
