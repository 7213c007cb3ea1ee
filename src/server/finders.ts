import { withoutExpired } from '@/content/credentials';
import type { Asked, ReadName } from '@/content/reads';
import { isPageName } from '@/content/schemas';
import { isForOneReader } from './as-visitor';
import { lastGood } from './last-good/last-good';
import { ofWholeContent } from './whole-content';
import {
  findCondition,
  findLayout,
  findPage,
  findPost,
  findTherapy,
  listConditions,
  listCredentials,
  listPosts,
  listTeamMembers,
  listTherapies,
} from './queries';

type Finder = {
  /** The body of the answer; null where there is no such document. */
  find: (key: string) => Promise<unknown>;
  /** The sentence of a 404. */
  missing?: string;
  /** What of an answer still holds; a kept one may be older than a day that has passed since. */
  now?: (body: unknown, now: Date) => unknown;
};

/**
 * Where each read of spec §7 is found. The calls, the server's own rendering, the status of a page, sitemap, feed and map
 * all ask here.
 */
export const finders: Record<ReadName, Finder> = {
  page: {
    find: async (name) => (isPageName(name) ? findPage(name) : null),
    missing: 'There is no page of this name.',
  },
  layout: { find: findLayout },
  therapies: { find: listTherapies },
  therapy: { find: findTherapy, missing: 'The requested therapy could not be found.' },
  conditions: { find: listConditions },
  condition: { find: findCondition, missing: 'The requested condition could not be found.' },
  team: { find: listTeamMembers },
  credentials: { find: listCredentials, now: withoutExpired },
  posts: { find: listPosts },
  post: { find: findPost, missing: 'There is no article at this address.' },
};

/**
 * Also answers while the database is away, when it has answered before.
 * @throws {DatabaseAway} when it has not
 */
export async function find({ name, key }: Asked): Promise<unknown> {
  const { find: read, now } = finders[name];
  // No database is needed to know that.
  if (name === 'page' && !isPageName(key)) return null;
  // What shows drafts is neither answered from the public copy nor put into it.
  const body = (await isForOneReader())
    ? await read(key)
    : await lastGood(`${name} ${key}`, () => ofWholeContent(() => read(key)));
  return now ? now(body, new Date()) : body;
}
