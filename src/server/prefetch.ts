import { dehydrate, type DehydratedState } from '@tanstack/react-query';
import { cache } from 'react';
import { isPageName } from '@/content/schemas';
import { createQueryClient } from '@/lib/query-client';
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

/** A page waits this long for its content; then it is sent with built-in words or a loading state, and the browser asks itself. */
const DEADLINE_MS = 2500;

type Answer = { body: unknown } | 'missing' | 'failed';

/** What a GET of spec §7 would answer, without the way over HTTP; once per path and request. */
export const answerTo = cache(async (path: string): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve('failed'), DEADLINE_MS);
  });
  const answer = find(path).then(
    (body): Answer => (body === null ? 'missing' : { body }),
    (): Answer => 'failed',
  );
  return Promise.race([answer, deadline]).finally(() => clearTimeout(timer));
});

/** The answers to these paths for a `HydrationBoundary`; failed and missing ones are left to the browser. */
export async function prefetch(...paths: string[]): Promise<DehydratedState> {
  const client = createQueryClient();
  await Promise.all(
    paths.map(async (path) => {
      const answer = await answerTo(path);
      if (typeof answer === 'object') client.setQueryData([path], answer.body);
    }),
  );
  return dehydrate(client);
}

/** The body of an answer, or undefined: the readers of src/content make a complete view of either. */
export async function bodyOf(path: string): Promise<unknown> {
  const answer = await answerTo(path);
  return typeof answer === 'object' ? answer.body : undefined;
}

async function find(path: string): Promise<unknown> {
  const [collection = '', key = ''] = path
    .replace(/^\/api\//, '')
    .split('/')
    .map(decodeURIComponent);
  switch (collection) {
    case 'pages':
      return isPageName(key) ? findPage(key) : Promise.resolve(null);
    case 'globals':
      return findLayout();
    case 'therapies':
      return key ? findTherapy(key) : listTherapies();
    case 'conditions':
      return key ? findCondition(key) : listConditions();
    case 'team-members':
      return listTeamMembers();
    case 'blog':
      return key ? findPost(key) : listPosts();
    default:
      return Promise.resolve(null);
  }
}
