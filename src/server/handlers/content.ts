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
} from '../queries';
import { show } from './route';

/** The GETs of spec §7, row for row. */
export const showPage = show<{ name: string }>(
  async ({ name }) => (isPageName(name) ? findPage(name) : null),
  'There is no page of this name.',
);
export const showLayout = show(findLayout);
export const showTherapies = show(listTherapies);
export const showTherapy = show<{ slug: string }>(
  ({ slug }) => findTherapy(slug),
  'The requested therapy could not be found.',
);
export const showConditions = show(listConditions);
export const showCondition = show<{ slug: string }>(
  ({ slug }) => findCondition(slug),
  'The requested condition could not be found.',
);
export const showTeamMembers = show(listTeamMembers);
export const showPosts = show(listPosts);
export const showPost = show<{ slug: string }>(
  ({ slug }) => findPost(slug),
  'There is no article at this address.',
);
