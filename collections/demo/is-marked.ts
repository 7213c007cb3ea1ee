import type { Payload } from 'payload';

/**
 * Whether anything but a page has the demo's mark. Pages do not count: earlier versions marked the ones that they added to
 * a center's own site.
 */
export async function isMarked(cms: Payload): Promise<boolean> {
  const layout = await cms.findGlobal({ slug: 'site-layout', depth: 0 });
  if (layout.isDemo) return true;
  for (const collection of [
    'team-members',
    'credentials',
    'blog',
    'conditions',
    'therapies',
    'media',
  ] as const) {
    const { totalDocs } = await cms.count({ collection, where: { isDemo: { equals: true } }, trash: true });
    if (totalDocs > 0) return true;
  }
  return false;
}
