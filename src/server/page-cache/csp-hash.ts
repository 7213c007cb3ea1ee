import { createHash } from 'node:crypto';

/** The source expression of an inline script or style in a content security policy. */
export const sourceHash = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
