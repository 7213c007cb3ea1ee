import { isEmbedded } from '../settings/database-url';
import { env } from '../settings/env';

/**
 * `DATABASE_URI` chooses: MongoDB, or the embedded SQLite file. Ids are strings on both. The packages of the other one are
 * not loaded.
 */
export const database = async () =>
  isEmbedded(env.databaseUri)
    ? (await import('./sqlite')).embedded(env.databaseUri)
    : (await import('./mongodb')).mongodb(env.databaseUri);
