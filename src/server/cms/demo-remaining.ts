import type { Payload } from 'payload';
import { demoCollections, draftedCollections, titleOf } from '@/content/collection-lists';
import { asString, prop } from '@/content/json';

/** A document that is still the demo's: its kind, its title, and its place in the panel. */
export type Left = { kind: string; title: string; path: string };

const ofDemo = { isDemo: { equals: true } };

/** Everything public that is still the demo's, the layout first. */
export async function remainingDemoContent(payload: Payload): Promise<Left[]> {
  const layout = await payload.findGlobal({ slug: 'site-layout', overrideAccess: true, depth: 0 });
  const found = await Promise.all(
    demoCollections(payload.config).map(async (collection) => {
      const { docs } = await payload.find({
        ...{ collection: collection.slug, overrideAccess: true, where: ofDemo, depth: 0, pagination: false },
        select: { [collection.admin.useAsTitle ?? 'id']: true } as never,
        sort: 'createdAt',
      });
      return docs.map((doc) => ({
        kind: asString(collection.labels.plural),
        title: titleOf(collection, doc),
        path: `/collections/${collection.slug}/${String(prop(doc, 'id'))}`,
      }));
    }),
  );
  const ofLayout = { kind: 'Site layout', title: 'Name and contact details', path: '/globals/site-layout' };
  return [...(layout.isDemo ? [ofLayout] : []), ...found.flat()];
}

/** The center itself is invented (its name, telephone or e-mail), or only some of what it shows. */
export type DemoShown = 'center' | 'parts';

/** What visitors can see of it, if anything. */
export async function demoShown(payload: Payload): Promise<DemoShown | undefined> {
  const layout = await payload.findGlobal({ slug: 'site-layout', overrideAccess: true, depth: 0 });
  if (layout.isDemo) return 'center';
  const where = { and: [ofDemo, { _status: { equals: 'published' } }] };
  // Pictures are the demo's as well; by themselves no visitor sees them.
  const drafted = new Set(draftedCollections(payload.config));
  for (const { slug: collection } of demoCollections(payload.config).filter((one) => drafted.has(one)))
    if ((await payload.count({ collection, overrideAccess: true, where })).totalDocs > 0) return 'parts';
  return undefined;
}
