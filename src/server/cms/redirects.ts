import { ownUrl } from '@/content/links/address';
import { pathOf } from '@/content/links/collection-paths';
import { asString } from '@/content/json';
import { asVisitor } from './read-scope';
import { getCms } from './payload';

/**
 * The present path of the page that had this path; undefined where no redirect leads to a public page, or
 * redirects form a loop.
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
