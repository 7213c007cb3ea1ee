import { env } from '../settings/env';

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Whether a request is a write that a page of somebody else's had a browser send. Browsers name the origin of every
 * write; programs, which have no cookies of ours to be tricked out of, name none.
 */
export function isForeignWrite({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (!WRITES.has(method.toUpperCase())) return false;
  const origin = headers.get('origin');
  if (origin !== null) return !env.origins.includes(origin);
  const site = headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}
