import { roleOf } from '@/services/auth/access';
import { DAYS_COUNTED } from '@/services/metrics/daily-counts';
import { missedOften } from '@/services/metrics/missed-addresses';
import { perRevision } from '@/services/revision/per-revision';
import { publicPaths } from '../../../../collections/admin/broken-links';
import type { Asker, Item } from './item';

const MOST_SHOWN = 20;

/** Reads all public content, so once per content version. */
const knownPaths = perRevision('public-paths', publicPaths);

/** Addresses that visitors asked for in vain, each with a new redirect; for accounts that edit content. */
export async function missedAddresses(asker: Asker): Promise<Item[]> {
  const role = roleOf(asker);
  if (role !== 'admin' && role !== 'editor') return [];
  const missed = (await missedOften(asker.payload, asker.now)).slice(0, 5 * MOST_SHOWN);
  if (missed.length === 0) return [];
  const { docs } = await asker.payload.find({
    collection: 'redirects',
    overrideAccess: true,
    where: { from: { in: missed.map(({ path }) => path) } },
    pagination: false,
    depth: 0,
  });
  const redirected = new Set(docs.map(({ from }) => from));
  const isPublic = await knownPaths(asker.payload);
  return missed
    .filter(({ path }) => !redirected.has(path) && !isPublic.has(path))
    .slice(0, MOST_SHOWN)
    .map(({ path, times }) => ({
      words: `Make a redirect from ${path}`,
      path: `/collections/redirects/create?from=${encodeURIComponent(path)}`,
      note: `asked for ${times} times in the last ${DAYS_COUNTED} days`,
    }));
}
