import { isLoopbackName } from '../settings/loopback';
import { CLIENT_HEADER } from './client-ip';

/** Under it the front says that a page which is kept for everybody is made for another host than a loop-back one. */
export const AUDIENCE_HEADER = 'x-site-audience';

type Header = (name: string) => string | undefined;

/**
 * Whether a request asks for a name of this machine, and no proxy says that it came from elsewhere. What is not known to be
 * at home is not: nothing invented may pass for real there.
 */
export function isLoopbackRequest(header: Header): boolean {
  if (header(AUDIENCE_HEADER) !== undefined) return false;
  const hosts = [header('host'), ...parts(header('x-forwarded-host'))];
  const clients = parts(header('x-forwarded-for'));
  return (
    hosts.every((host) => isLoopbackName(nameOf(host ?? ''))) &&
    clients.every((client) => isLoopbackName(client.replace(/^::ffff:/i, ''))) &&
    isNobodyElse(header(CLIENT_HEADER))
  );
}

/** The client that the gate has noted, where it did. */
const isNobodyElse = (client: string | undefined) =>
  client === undefined || client === 'unknown' || client === '0:0:0:0::/64' || isLoopbackName(client);

const parts = (list: string | undefined) =>
  (list ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Without the port. */
const nameOf = (host: string) => host.replace(/:\d+$/, '');
