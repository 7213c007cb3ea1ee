import { headers } from 'next/headers';
import { env } from '../settings/env';
import { isLoopbackRequest } from './public-url';

/**
 * Whether what is being answered can be read by others than the owner of this machine: by the address of the site, and where
 * that is this machine's own, by the name that was asked for. There, nothing invented may pass for real.
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

/** The same by the headers of a request. One that names no host came by no connection. */
export const isPublicRequest = (given: Headers) =>
  !env.isAtHome || (given.has('host') && !isLoopbackRequest((name) => given.get(name) ?? undefined));
