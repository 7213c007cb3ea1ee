import type { Payload } from 'payload';
import { demoCollections } from '@/content/collection-lists';

/**
 * Whether anything but a page has the demo's mark. Pages do not count: earlier versions marked the ones that they added to
 * a center's own site.
 */
export async function isMarked(cms: Payload): Promise<boolean> {
  const layout = await cms.findGlobal({ slug: 'site-layout', overrideAccess: true, depth: 0 });
  if (layout.isDemo) return true;
  for (const { slug: collection } of demoCollections(cms.config)) {
    if (collection === 'pages') continue;
    const { totalDocs } = await cms.count({
      collection,
      overrideAccess: true,
      where: { isDemo: { equals: true } },
      trash: true,
    });
    if (totalDocs > 0) return true;
  }
  return false;
}
