import { withoutExpired } from '@/content/views/credentials';
import { layoutShownTo, reviewShownTo } from '@/content/endpoints/for-audience';
import type { EndpointKey, ReadName } from '@/content/endpoints/endpoints';
import { layoutWithNotice, noticeChangesAt } from '@/content/views/notice';
import { isPageName } from '@/content/schema/schemas';
import { pageWithoutEnded } from '@/content/endpoints/until';
import { isForOneReader } from '../cms/read-scope';
import { isForPublic } from '../http/audience';
import { thisAnswerHoldsUntil } from '../process/incomplete-answer';
import { staleIfError } from '../content-cache/content-cache';
import { withCompleteContent } from '../cms/require-content';
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
  /** The moment (ms) at which `now` will say something else, to the second. */
  changesAt?: (body: unknown, now: Date) => number | undefined;
  /** What of it those who ask may have. */
  shownTo?: (body: unknown, isPublic: boolean) => unknown;
};

/**
 * Where each read of spec §7 is found. The calls, the server's own rendering, the status of a page, sitemap, feed and map
 * all ask here.
 */
export const resolvers: Record<ReadName, Finder> = {
  page: {
    find: async (name) => (isPageName(name) ? findPage(name) : null),
    missing: 'There is no page of this name.',
    now: pageWithoutEnded,
  },
  layout: {
    find: findLayout,
    now: layoutWithNotice,
    changesAt: noticeChangesAt,
    shownTo: layoutShownTo,
  },
  therapies: { find: listTherapies },
  therapy: {
    find: findTherapy,
    missing: 'The requested therapy could not be found.',
    shownTo: reviewShownTo,
  },
  conditions: { find: listConditions },
  condition: {
    find: findCondition,
    missing: 'The requested condition could not be found.',
    shownTo: reviewShownTo,
  },
  team: { find: listTeamMembers },
  credentials: { find: listCredentials, now: withoutExpired },
  posts: { find: listPosts },
  post: { find: findPost, missing: 'There is no article at this address.', shownTo: reviewShownTo },
};

/**
 * Also answers while the database is away, when it has answered before.
 * @throws {DatabaseAway} when it has not
 */
export async function resolveRead({ name, key }: EndpointKey): Promise<unknown> {
  const { find: read, now, changesAt, shownTo } = resolvers[name];
  // No database is needed to know that.
  if (name === 'page' && !isPageName(key)) return null;
  // What shows drafts is neither answered from the public copy nor put into it.
  const body = (await isForOneReader())
    ? await read(key)
    : await staleIfError(`${name} ${key}`, () => withCompleteContent(() => read(key)));
  if (body === null) return null;
  const moment = new Date();
  const change = changesAt?.(body, moment);
  if (change !== undefined) thisAnswerHoldsUntil(change);
  const holding = now ? now(body, moment) : body;
  return shownTo ? shownTo(holding, await isForPublic()) : holding;
}
