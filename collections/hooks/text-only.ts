import type { FieldHook } from 'payload';

/** Control characters, and marks that reverse the direction of the text around them. */
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Stores null for a value that is not text, which Payload would otherwise pass on; removes invisible
 * characters from text.
 */
export const textOnly: FieldHook = ({ value }) => {
  if (typeof value === 'object') return null;
  return typeof value === 'string' ? value.replace(INVISIBLE, '') : value;
};
