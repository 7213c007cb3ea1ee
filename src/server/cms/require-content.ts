import { DatabaseAway } from '@/services/database/database-away';
import { getCms } from './payload';
import { filling } from '@/services/seeding/seed-state';
import { requireContent } from '@/services/seeding/check-content';

/**
 * Requires the content of a whole site, neither a partial one during the first start nor none.
 * @throws {DatabaseAway}
 */
export async function requireCompleteContent(): Promise<void> {
  const cms = await getCms();
  await requireContent(cms).catch((cause: unknown) => {
    throw new DatabaseAway(cause);
  });
}

/**
 * The result of `read` if it was read from a whole site: nothing else may enter the content cache.
 * @throws {DatabaseAway}
 */
export async function withCompleteContent<T>(read: () => Promise<T>): Promise<T> {
  if (filling.fill !== 'filled') await requireCompleteContent();
  const body = await read();
  // The database may have lost its content meanwhile.
  await requireCompleteContent();
  return body;
}
