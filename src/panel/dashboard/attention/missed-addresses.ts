import type { Payload, Where } from 'payload';
import { documents, type DocumentKind } from '@/content/links/documents';
import { roleOf } from '@/services/auth/access';
import { DAYS_COUNTED } from '@/services/metrics/daily-counts';
import { missedOften } from '@/services/metrics/missed-addresses';
import type { Asker, Item } from './item';

const MOST_SHOWN = 20;

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
  const isOpen = await Promise.all(
    missed.map(
      async ({ path }) => !redirected.has(path) && !(await hasPublishedDocument(asker.payload, path)),
    ),
  );
  return missed
    .filter((_, index) => isOpen[index])
    .slice(0, MOST_SHOWN)
    .map(({ path, times }) => ({
      words: `Make a redirect from ${path}`,
      path: `/collections/redirects/create?from=${encodeURIComponent(path)}`,
      note: `asked for ${times} times in the last ${DAYS_COUNTED} days`,
    }));
}

/** Whether the address has a page by now. */
async function hasPublishedDocument(payload: Payload, path: string) {
  const [, folder, slug] = path.split('/');
  const kind = (Object.keys(documents) as DocumentKind[]).find(
    (name) => documents[name].path === `/${folder}`,
  );
  if (!kind || !slug) return false;
  const where: Where = { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] };
  return (await payload.count({ collection: kind, overrideAccess: true, where })).totalDocs > 0;
}
