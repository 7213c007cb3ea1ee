import { DatabaseAway, getCms } from './payload';
import { filling } from '../seeding/seed-state';
import { requireContent } from '../seeding/check-content';

/**
 * That the database has the content of a whole site: neither half of it, during the first start, nor nothing at all.
 * @throws {DatabaseAway}
 */
export async function requireCompleteContent(): Promise<void> {
  const cms = await getCms();
  await requireContent(cms).catch((cause: unknown) => {
    throw new DatabaseAway(cause);
  });
}

/**
 * What `read` says, when it was read from a whole site: nothing else may become a last good copy.
 * @throws {DatabaseAway}
 */
export async function withCompleteContent<T>(read: () => Promise<T>): Promise<T> {
  if (filling.fill !== 'filled') await requireCompleteContent();
  const body = await read();
  // A database may have lost its content since.
  await requireCompleteContent();
  return body;
}
