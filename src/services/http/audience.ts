import { headers } from 'next/headers';
import { env } from '../settings/env';
import { isLoopbackRequest } from './public-url';

/**
 * Whether the public can read this response: true for a public site address; on a loopback address, true when
 * the client used another host name. Nothing invented may pass for real there.
 */
export async function isForPublic(): Promise<boolean> {
  if (!env.isAtHome) return true;
  try {
    return isPublicRequest(await headers());
  } catch {
    // Outside of requests: jobs, scripts, tests.
    return false;
  }
}

/** The same from the headers of a request. A request without a `Host` header came over no connection. */
export const isPublicRequest = (given: Headers) =>
  !env.isAtHome || (given.has('host') && !isLoopbackRequest((name) => given.get(name) ?? undefined));
