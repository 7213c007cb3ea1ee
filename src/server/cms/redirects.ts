import { ownUrl } from '@/content/links/address';
import { pathOf } from '@/content/links/collection-paths';
import { asString } from '@/content/json';
import { asVisitor } from './read-scope';
import { getCms } from './payload';

/**
 * Where the page that stood at this path is now; undefined where no redirect leads to something public, or redirects lead
 * round in a circle.
 * @throws {DatabaseAway}
 */
export async function findRedirect(path: string): Promise<string | undefined> {
  const first = await nextFrom(path);
  const seen = new Set([path]);
  for (let at = first; at !== undefined; at = await nextFrom(at)) {
    if (seen.has(at)) return undefined;
    seen.add(at);
  }
  return first;
}

async function nextFrom(path: string): Promise<string | undefined> {
  const cms = await getCms();
  const { docs } = await cms.find({
    ...asVisitor,
    collection: 'redirects',
    where: { from: { equals: path } },
    limit: 1,
    depth: 1,
    pagination: false,
  });
  const to = docs[0]?.to;
  const target = cms.config.collections.find(({ slug }) => slug === to?.reference?.relationTo);
  const address = to?.type === 'custom' ? asString(to.url) : pathOf(target, to?.reference?.value);
  return ownUrl(address) || undefined;
}
