import { isExpired } from '@/content/credentials';
import { dayWords } from '@/content/review';
import type { Asker, Item } from './item';

/** Two months: licensing boards and insurers take their time. */
const SOON_MS = 60 * 24 * 60 * 60 * 1000;

/** Licenses and contracts that have expired, which the site shows no more, and those that soon will. */
export async function expiring({ payload, user, now }: Asker): Promise<Item[]> {
  const { docs } = await payload.find({
    collection: 'credentials',
    where: { expiresOn: { less_than_equal: new Date(now.getTime() + SOON_MS).toISOString() } },
    sort: 'expiresOn',
    limit: 50,
    depth: 0,
    overrideAccess: false,
    user,
  });
  return docs.map(({ id, name, expiresOn }) => ({
    words: name,
    path: `/collections/credentials/${id}`,
    note: isExpired(expiresOn, now)
      ? `expired on ${dayWords(expiresOn)}, is not shown`
      : `valid until ${dayWords(expiresOn)}`,
  }));
}
