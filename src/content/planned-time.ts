import { asString, prop } from './json';

/**
 * The time that an editor planned: Payload moves `waitUntil` for each attempt. Older plans have only that.
 */
export const plannedTime = (input: unknown, waitUntil: unknown): string =>
  asString(prop(input, 'plannedFor')) || asString(waitUntil);
