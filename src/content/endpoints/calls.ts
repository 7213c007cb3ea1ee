/** Where the calls of spec §7 begin. What the site asks for by GET is named in reads.ts. */
export const BASE = '/api';

/** The one call that writes (spec §7). */
export const MESSAGES = `${BASE}/contact`;

/** Who the site token belongs to, and where a public page, or words that stand on it, are edited. */
export const sessionCall = (path: string, words = '') =>
  `${BASE}/session?${new URLSearchParams({ path, ...(words ? { words } : {}) })}`;
