import { cache } from 'react';
import type { Known } from '@/content/endpoints/answered';
import type { EndpointKey, Endpoint, EndpointName } from '@/content/endpoints/endpoints';
import type { Versions } from '@/live/poller';
import { isForPublic } from '@/services/http/audience';
import { resolveEndpoint } from './resolvers';
import { unreadBody } from './unread';
import { markIncomplete } from '@/services/process/incomplete-answer';
import { bodyTag } from './respond';

/**
 * How long rendering waits for content; after that the page is sent with fallback text or a loading state,
 * and the browser fetches the content.
 */
const DEADLINE_MS = 2500;

/** `tag` is the ETag of the endpoint's response: an open page polls with it. */
type Answer = { body: unknown; tag: string } | 'missing' | 'failed';

/** The response of a GET of spec §7 without HTTP; once per endpoint and request. */
export const answerTo = ({ name, key }: EndpointKey): Promise<Answer> => answerOnce(name, key);

const answerOnce = cache(async (name: EndpointName, key: string): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve('failed'), DEADLINE_MS);
  });
  const answer = resolveEndpoint({ name, key }).then(
    (body): Answer => (body === null ? 'missing' : { body, tag: bodyTag(JSON.stringify(body)) }),
    (): Answer => 'failed',
  );
  const first = await Promise.race([answer, deadline]).finally(() => clearTimeout(timer));
  if (first === 'failed') markIncomplete();
  return first;
});

/**
 * The responses of these endpoints, by path, and the ETag of each body: failed ones have none, and the
 * browser fetches them.
 */
export async function prefetch(...endpoints: Endpoint[]) {
  const known = new Map<string, Known>();
  const versions: Versions = {};
  await Promise.all(
    endpoints.map(async (endpoint) => {
      const answer = await answerTo(endpoint);
      const isRead = typeof answer === 'object';
      known.set(
        endpoint.path,
        isRead
          ? { body: answer.body }
          : { body: await bodyWithout(endpoint), ...(answer === 'missing' && { failure: 404 }) },
      );
      versions[endpoint.path] = isRead ? answer.tag : null;
    }),
  );
  return { known, versions };
}

/** The body of a response, or undefined; the view is complete with either. */
export async function bodyOf(asked: EndpointKey): Promise<unknown> {
  const answer = await answerTo(asked);
  return typeof answer === 'object' ? answer.body : bodyWithout(asked);
}

/** In public nothing built in may pass for the center's own, not even while no content can be read. */
const bodyWithout = async (endpoint: EndpointKey): Promise<unknown> =>
  (await isForPublic()) ? unreadBody(endpoint) : undefined;

export const viewOf = async <View>(endpoint: Endpoint<View>): Promise<View> =>
  endpoint.view(await bodyOf(endpoint));
