import type { Payload } from 'payload';
import { demoCollections, draftedCollections, panelTitleOf } from '@/content/collection-lists';
import { asString, prop } from '@/content/json';

/** A document with the demo's mark: its kind, its title, and its path in the panel. */
export type Left = { kind: string; title: string; path: string };

const ofDemo = { isDemo: { equals: true } };

/** All public documents that still have the demo's mark, the site layout first. */
export async function remainingDemoContent(payload: Payload): Promise<Left[]> {
  const layout = await payload.findGlobal({ slug: 'site-layout', overrideAccess: true, depth: 0 });
  const found = await Promise.all(
    demoCollections(payload.config).map(async (collection) => {
      const { docs } = await payload.find({
        collection: collection.slug,
        overrideAccess: true,
        where: ofDemo,
        depth: 0,
        pagination: false,
        select: { [collection.admin.useAsTitle ?? 'id']: true } as never,
        sort: 'createdAt',
      });
      return docs.map((doc) => ({
        kind: asString(collection.labels.plural),
        title: panelTitleOf(collection, doc),
        path: `/collections/${collection.slug}/${String(prop(doc, 'id'))}`,
      }));
    }),
  );
  const ofLayout = {
    kind: 'Contact, header and footer',
    title: 'Name and contact details',
    path: '/globals/site-layout',
  };
  return [...(layout.isDemo ? [ofLayout] : []), ...found.flat()];
}

/** Whether the center itself is fictional (name, telephone or e-mail), or only some of its content. */
export type DemoShown = 'center' | 'parts';

/** What visitors see of the demo, if anything. */
export async function demoShown(payload: Payload): Promise<DemoShown | undefined> {
  const layout = await payload.findGlobal({ slug: 'site-layout', overrideAccess: true, depth: 0 });
  if (layout.isDemo) return 'center';
  const where = { and: [ofDemo, { _status: { equals: 'published' } }] };
  // Pictures have the mark too, but visitors never see one by itself.
  const drafted = new Set(draftedCollections(payload.config));
  for (const { slug: collection } of demoCollections(payload.config).filter((one) => drafted.has(one)))
    if ((await payload.count({ collection, overrideAccess: true, where })).totalDocs > 0) return 'parts';
  return undefined;
}
