import { createHash } from 'node:crypto';

/** The inline script or style as a content security policy names it. */
export const sourceHash = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
