import type { Payload } from 'payload';
import { inboxSettings } from './settings';

/** Whether the main contact form asks how to reach the visitor safely. */
export const asksSafely = async (cms: Payload): Promise<boolean> =>
  (await inboxSettings(cms)).asksSafely === true;
