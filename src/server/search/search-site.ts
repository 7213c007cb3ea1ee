import * as endpoints from '@/content/endpoints/endpoints';
import { documentEndpoint } from '@/content/links/documents';
import { pageSchemas } from '@/content/schema/schemas';
import type { SearchResult } from '@/content/views/search-result';
import { isForOneReader } from '../cms/read-scope';
import { withCompleteContent } from '../cms/require-content';
import { listSitemapEntries } from '../cms/sitemap-entries';
import { staleIfError } from '../content-cache/content-cache';
import { resolveEndpoint } from '../content-api/resolvers';
import { perRevision } from '@/services/revision/per-revision';
import { documentEntry, entriesInCode, pageEntry, type PageLists } from './search-entries';
import { createSearchIndex, type SearchEntry } from './search-index';

/** Changes that are not announced, such as the end of an insurer's contract, are found after this time. */
const EXPIRY_MS = 60_000;
const DEADLINE_MS = 5000;
const AT_ONCE = 10;

/**
 * What is published and has these words; undefined while it cannot be read. The index is made of the copy in
 * memory, once per revision of the content, when a visitor searches. The query is neither kept nor logged.
 */
export async function searchSite(query: string): Promise<SearchResult[] | undefined> {
  // A request that sees drafts must not make the index that visitors share.
  const index = (await isForOneReader()) ? makeIndex() : publicIndex();
  const search = await Promise.race([index.catch(() => undefined), after(DEADLINE_MS)]);
  return search?.(query);
}

const makeIndex = async () => createSearchIndex(await listEntries());

const publicIndex = perRevision('search', makeIndex, EXPIRY_MS);

/**
 * Everything that the sitemap lists, and the pages in code: what search engines may not show is not found
 * here either.
 */
async function listEntries(): Promise<SearchEntry[]> {
  const addresses = await staleIfError('addresses', () => withCompleteContent(listSitemapEntries));
  const [team, credentials] = await Promise.all([endpoints.team, endpoints.credentials].map(resolveEndpoint));
  const entries: SearchEntry[] = [];
  for (let at = 0; at < addresses.length; at += AT_ONCE) {
    const some = addresses.slice(at, at + AT_ONCE);
    const read = await Promise.all(some.map(({ path }) => entryAt(path, { team, credentials })));
    entries.push(...read.filter((entry) => entry !== undefined));
  }
  return [...entries, ...entriesInCode];
}

async function entryAt(path: string, lists: PageLists): Promise<SearchEntry | undefined> {
  const schema = Object.values(pageSchemas).find((page) => page.path === path);
  if (schema) return pageEntry(schema, await resolveEndpoint(endpoints.page(schema)), lists);
  const endpoint = documentEndpoint(path);
  return endpoint && documentEntry(endpoint.name, path, await resolveEndpoint(endpoint));
}

const after = (ms: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms).unref());
