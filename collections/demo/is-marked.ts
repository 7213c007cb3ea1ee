import type { Payload } from 'payload';
import { demoCollections } from '@/content/collection-lists';

/**
 * Whether any document except pages has the demo flag. Pages do not count: earlier versions flagged the pages
 * that they added to a center's own site.
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
