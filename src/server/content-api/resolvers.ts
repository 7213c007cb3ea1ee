import { withoutExpired } from '@/content/views/credentials';
import { layoutShownTo, reviewShownTo } from '@/content/endpoints/for-audience';
import type { EndpointKey, EndpointName } from '@/content/endpoints/endpoints';
import { isReservedSlug } from '@/content/schema/reserved-slugs';
import { isSlug } from '@/content/links/slug';
import { layoutWithNotice, noticeChangesAt } from '@/content/views/notice';
import { isPageName } from '@/content/schema/schemas';
import { pageWithoutEnded } from '@/content/endpoints/until';
import { isForOneReader } from '../cms/read-scope';
import { isForPublic } from '@/services/http/audience';
import { setAnswerExpiry } from '@/services/process/incomplete-answer';
import { staleIfError } from '../content-cache/content-cache';
import { withCompleteContent } from '../cms/require-content';
import { listExtraSlugs } from './extra-pages';
import {
  findCondition,
  findExtraPage,
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

type Resolver = {
  /** The body of the response; null where the document does not exist. */
  find: (key: string) => Promise<unknown>;
  /** The message of a 404. */
  missing?: string;
  /** Updates a body for the present day; a cached one may be from before a date that has passed. */
  now?: (body: unknown, now: Date) => unknown;
  /** The time (ms) at which `now` will return something else, to the second. */
  changesAt?: (body: unknown, now: Date) => number | undefined;
  /** The part of the body that this client may see. */
  shownTo?: (body: unknown, isPublic: boolean) => unknown;
};

/**
 * The resolver of each GET of spec §7. The endpoints, server rendering, page status, sitemap, feed and map
 * all use it.
 */
export const resolvers: Record<EndpointName, Resolver> = {
  page: {
    find: (name) => (isPageName(name) ? findPage(name) : findExtraPage(name)),
    missing: 'There is no page of this name.',
    now: pageWithoutEnded,
    shownTo: reviewShownTo,
  },
  layout: { find: findLayout, now: layoutWithNotice, changesAt: noticeChangesAt, shownTo: layoutShownTo },
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
 * Also answers while the database is unreachable, from the content cache.
 * @throws {DatabaseAway} when there is no cached body
 */
export async function resolveEndpoint({ name, key }: EndpointKey): Promise<unknown> {
  const { find: read, now, changesAt, shownTo } = resolvers[name];
  if (name === 'page' && !isPageName(key) && !(await isExtraPage(key))) return null;
  // A response with drafts neither comes from the content cache nor enters it.
  const body = (await isForOneReader())
    ? await read(key)
    : await staleIfError(`${name} ${key}`, () => withCompleteContent(() => read(key)));
  if (body === null) return null;
  const moment = new Date();
  const change = changesAt?.(body, moment);
  if (change !== undefined) setAnswerExpiry(change);
  const holding = now ? now(body, moment) : body;
  return shownTo ? shownTo(holding, await isForPublic()) : holding;
}

/** Unknown names are refused by the list, without a question to the database for each. */
async function isExtraPage(name: string) {
  if (!isSlug(name) || isReservedSlug(name)) return false;
  if (await isForOneReader()) return true;
  return (await staleIfError('extra-pages', () => withCompleteContent(listExtraSlugs))).includes(name);
}
