/** Base path of the calls of spec §7. The GET endpoints are named in endpoints.ts. */
export const BASE = '/api';

/** The one call that writes (spec §7). */
export const MESSAGES = `${BASE}/contact`;

/** Tells who is signed in, and where a public page, or what a mark of it names, is edited. */
export const sessionCall = (path: string, mark = '') =>
  `${BASE}/session?${new URLSearchParams({ path, ...(mark ? { mark } : {}) })}`;

/** The message of a failed call where spec §7 has its own. */
export const failureOf = (path: string) =>
  path.startsWith(`${BASE}/conditions/`) ? 'Failed to fetch condition' : undefined;
