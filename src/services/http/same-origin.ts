import { env } from '../settings/env';

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Whether a request is a write that another site's page made the browser send. Browsers name the origin of
 * every write; programs, which have no session cookies to abuse, name none.
 */
export function isForeignWrite({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (!WRITES.has(method.toUpperCase())) return false;
  const origin = headers.get('origin');
  if (origin !== null) return !env.origins.includes(origin);
  const site = headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}
