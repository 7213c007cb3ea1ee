import type { Payload } from 'payload';

/** The inbox settings, also for callers who may not open them. */
export const inboxSettings = (cms: Payload) =>
  cms.findGlobal({ slug: 'inbox-settings', overrideAccess: true, depth: 0 });
