import { setTimeout as pause } from 'node:timers/promises';
import { documentRead } from '@/content/links/documents';
import * as reads from '@/content/endpoints/endpoints';
import { pageSchemas } from '@/content/schema/schemas';
import { listSitemapEntries } from '../cms/sitemap-entries';
import { resolveRead } from './resolvers';
import { isPublicFile } from '../files/public-files';
import { revision } from '../revision/state';
import { withCompleteContent } from '../cms/require-content';
import { staleIfError } from '../content-cache/content-cache';

const MOST = 1000;
const BETWEEN_MS = 20;
const LOOK_MS = 2000;

/**
 * Keeps the last good copy whole: after the start, and after a change once no other follows at once, it reads, one after
 * the other, everything that a visitor could ask for. Never ends, and never fails.
 */
export async function keepContentCacheWarm(): Promise<never> {
  let [seen, done] = [-1, -1];
  for (;;) {
    await pause(LOOK_MS, undefined, { ref: false });
    const { generation, isKnown, isAway } = revision;
    const isSettled = done === -1 || generation === seen;
    seen = generation;
    if (!isKnown || isAway || !isSettled || generation === done) continue;
    try {
      for (const asked of await everyRead()) {
        await resolveRead(asked);
        await pause(BETWEEN_MS, undefined, { ref: false });
      }
      // Which files visitors may see is part of it.
      await isPublicFile('');
      done = generation;
    } catch {
      // A database that is away was reported; the next look tries again.
    }
  }
}

async function everyRead(): Promise<reads.EndpointKey[]> {
  const listed = (await staleIfError('addresses', () => withCompleteContent(listSitemapEntries)))
    .slice(0, MOST)
    .flatMap(({ path }) => {
      const [, folder = '', slug = ''] = path.split('/');
      return (slug && documentRead(folder, slug)) || [];
    });
  const pages = Object.values(pageSchemas).map((schema) => reads.page(schema));
  return [...Object.values(single), ...pages, ...listed];
}

/** The reads that are there once; a new one needs a line here, which `npm run types` says. */
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
