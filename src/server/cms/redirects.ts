import { ownUrl } from '@/content/links/address';
import { documentPath } from '@/content/links/document-path';
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
  const address =
    to?.type === 'custom'
      ? asString(to.url)
      : documentPath(to?.reference?.relationTo ?? '', to?.reference?.value);
  return ownUrl(address) || undefined;
}
