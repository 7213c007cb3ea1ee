import type { Asked, ReadName } from '@/content/reads';
import { isPageName } from '@/content/schemas';
import {
  findCondition,
  findLayout,
  findPage,
  findPost,
  findTherapy,
  listConditions,
  listPosts,
  listTeamMembers,
  listTherapies,
} from './queries';

type Finder = {
  /** The body of the answer; null where there is no such document. */
  find: (key: string) => Promise<unknown>;
  /** The sentence of a 404. */
  missing?: string;
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
  posts: { find: listPosts },
  post: { find: findPost, missing: 'There is no article at this address.' },
};

/** @throws {DatabaseAway} */
export const find = ({ name, key }: Asked): Promise<unknown> => finders[name].find(key);
