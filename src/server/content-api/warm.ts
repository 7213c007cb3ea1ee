import { setTimeout as pause } from 'node:timers/promises';
import { documentEndpoint } from '@/content/links/documents';
import * as endpoints from '@/content/endpoints/endpoints';
import { pageSchemas } from '@/content/schema/schemas';
import { listSitemapEntries } from '../cms/sitemap-entries';
import { resolveEndpoint } from './resolvers';
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
    await resolveEndpoint(asked);
    await pause(BETWEEN_MS, undefined, { ref: false });
  }
  // Also refreshes which files are public.
  await isPublicFile('');
  return true;
}

async function everyEndpoint(): Promise<endpoints.EndpointKey[]> {
  const listed = (await staleIfError('addresses', () => withCompleteContent(listSitemapEntries)))
    .slice(0, MOST)
    .flatMap(({ path }) => documentEndpoint(path) ?? []);
  const pages = Object.values(pageSchemas).map((schema) => endpoints.page(schema));
  return [...Object.values(single), ...pages, ...listed];
}

/** Endpoints without a key; a new one needs a line here, which `npm run types` reports. */
const single: Record<
  Exclude<endpoints.EndpointName, 'page' | 'condition' | 'therapy' | 'post'>,
  endpoints.EndpointKey
> = {
  layout: endpoints.layout,
  conditions: endpoints.conditions,
  therapies: endpoints.therapies,
  team: endpoints.team,
  credentials: endpoints.credentials,
  posts: endpoints.posts,
};
