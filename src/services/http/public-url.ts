import { isLoopbackHost, isLoopbackName } from '../settings/loopback';
import { CLIENT_HEADER } from './client-ip';

/** Set by the page cache when a shared page is rendered for a host other than a loopback one. */
export const AUDIENCE_HEADER = 'x-site-audience';

type Header = (name: string) => string | undefined;

/**
 * Whether a request names a loopback host and no proxy says that it came from elsewhere. When in doubt it
 * counts as public: nothing invented may pass for real there.
 */
export function isLoopbackRequest(header: Header): boolean {
  if (header(AUDIENCE_HEADER) !== undefined) return false;
  return (
    isLoopbackHost(header('host') ?? '') &&
    parts(header('x-forwarded-host')).every(isLoopbackHost) &&
    parts(header('x-forwarded-for')).every((client) => isLoopbackName(client.replace(/^::ffff:/i, ''))) &&
    isNobodyElse(header(CLIENT_HEADER))
  );
}

/** Whether the client noted by the request filter, if any, is this machine. */
const isNobodyElse = (client: string | undefined) =>
  client === undefined || client === 'unknown' || client === '0:0:0:0::/64' || isLoopbackName(client);

const parts = (list: string | undefined) =>
  list
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean) ?? [];
