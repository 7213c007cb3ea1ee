import type { Payload } from 'payload';

/** Whether the main contact form asks how to reach the visitor safely (Inbox settings). */
export async function asksSafely(cms: Payload): Promise<boolean> {
  const settings = await cms.findGlobal({
    slug: 'inbox-settings',
    overrideAccess: true,
    depth: 0,
    select: { asksSafely: true },
  });
  return settings.asksSafely === true;
}
