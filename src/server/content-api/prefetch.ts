import { cache } from 'react';
import type { Known } from '@/content/endpoints/answered';
import type { EndpointKey, Endpoint, ReadName } from '@/content/endpoints/endpoints';
import { UNKNOWN_PUBLIC_LAYOUT } from '@/content/endpoints/for-audience';
import type { Versions } from '@/live/poller';
import { isForPublic } from '../http/audience';
import { resolveRead } from './resolvers';
import { markIncomplete } from '../process/incomplete-answer';
import { bodyTag } from './respond';

/** A page waits this long for its content; then it is sent with built-in words or a loading state, and the browser asks itself. */
const DEADLINE_MS = 2500;

/** `tag` is the entity tag that the call would carry: an open page asks with it whether the body has changed. */
type Answer = { body: unknown; tag: string } | 'missing' | 'failed';

/** What a GET of spec §7 would answer, without the way over HTTP; once per read and request. */
export const answerTo = ({ name, key }: EndpointKey): Promise<Answer> => answerOnce(name, key);

const answerOnce = cache(async (name: ReadName, key: string): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve('failed'), DEADLINE_MS);
  });
  const answer = resolveRead({ name, key }).then(
    (body): Answer => (body === null ? 'missing' : { body, tag: bodyTag(JSON.stringify(body)) }),
    (): Answer => 'failed',
  );
  const first = await Promise.race([answer, deadline]).finally(() => clearTimeout(timer));
  if (first === 'failed') markIncomplete();
  return first;
});

/** What these reads answer, by path, and the entity tag of each body: failed ones have none, and the browser asks for them. */
export async function prefetch(...reads: Endpoint[]) {
  const known = new Map<string, Known>();
  const versions: Versions = {};
  await Promise.all(
    reads.map(async (read) => {
      const answer = await answerTo(read);
      const isRead = typeof answer === 'object';
      known.set(
        read.path,
        isRead
          ? { body: answer.body }
          : { body: await bodyWithout(read), ...(answer === 'missing' && { failure: 404 }) },
      );
      versions[read.path] = isRead ? answer.tag : null;
    }),
  );
  return { known, versions };
}

/** The body of an answer, or undefined: its view is complete of either. */
export async function bodyOf(asked: EndpointKey): Promise<unknown> {
  const answer = await answerTo(asked);
  return typeof answer === 'object' ? answer.body : bodyWithout(asked);
}

/** In public the built-in telephone and address are nobody's, also while nothing can be read. */
const bodyWithout = async ({ name }: EndpointKey): Promise<unknown> =>
  name === 'layout' && (await isForPublic()) ? UNKNOWN_PUBLIC_LAYOUT : undefined;

export const viewOf = async <View>(read: Endpoint<View>): Promise<View> => read.view(await bodyOf(read));
