import { isEmbedded } from './database-address';
import { env } from './env';

/**
 * `DATABASE_URI` chooses: MongoDB, or the embedded SQLite file. Ids are strings on both. The packages of the other one are
 * not loaded.
 */
export const database = async () =>
  isEmbedded(env.databaseUri)
    ? (await import('./sqlite')).embedded(env.databaseUri)
    : (await import('./mongodb')).mongodb(env.databaseUri);
