import { setTimeout as pause } from 'node:timers/promises';
import { documentRead } from '@/content/links/documents';
import * as reads from '@/content/endpoints/endpoints';
import { pageSchemas } from '@/content/schema/schemas';
import { listSitemapEntries } from '../cms/sitemap-entries';
import { resolveRead } from './resolvers';
import { isPublicFile } from '../files/public-files';
import { afterEachRevision } from '@/services/revision/per-revision';
import { withCompleteContent } from '../cms/require-content';
import { staleIfError } from '../content-cache/content-cache';

const MOST = 1000;
const BETWEEN_MS = 20;

/**
 * Keeps the content cache complete: after the start, and after a change that no other follows at once, it
 * reads everything that visitors could request, one after the other. Never returns and never throws.
 */
export const keepContentCacheWarm = () => afterEachRevision(prefetchAll, { isSettled: true });

async function prefetchAll() {
  for (const asked of await everyEndpoint()) {
    await resolveRead(asked);
    await pause(BETWEEN_MS, undefined, { ref: false });
  }
  // Also refreshes which files are public.
  await isPublicFile('');
  return true;
}

async function everyEndpoint(): Promise<reads.EndpointKey[]> {
  const listed = (await staleIfError('addresses', () => withCompleteContent(listSitemapEntries)))
    .slice(0, MOST)
    .flatMap(({ path }) => documentRead(path) ?? []);
  const pages = Object.values(pageSchemas).map((schema) => reads.page(schema));
  return [...Object.values(single), ...pages, ...listed];
}

/** Endpoints without a key; a new one needs a line here, which `npm run types` reports. */
const single: Record<
  Exclude<reads.ReadName, 'page' | 'condition' | 'therapy' | 'post'>,
  reads.EndpointKey
> = {
  layout: reads.layout,
  conditions: reads.conditions,
  therapies: reads.therapies,
  team: reads.team,
  credentials: reads.credentials,
  posts: reads.posts,
};
