import type { Payload } from 'payload';
import { contentCollections, draftedGlobals, keyOf } from '@/content/collection-lists';
import { namesOf, toPortable, type Documents, type Portable, type Stored } from './portable';

export type Content = { documents: Documents; globals: Record<string, Portable> };

/** All content of this database in its portable form, in a stable order, and the ids by name. */
export async function readStored(cms: Payload) {
  const stored: Stored[] = [];
  for (const collection of contentCollections(cms.config)) {
    const { docs } = await cms.find({
      collection: collection.slug,
      overrideAccess: true,
      pagination: false,
      depth: 0,
    });
    stored.push({ collection, docs });
  }
  const names = namesOf(stored);
  const documents: Documents = Object.fromEntries(
    stored.map(({ collection, docs }) => [
      collection.slug,
      docs
        .map((doc) => toPortable(collection.slug, doc, names))
        .sort((one, other) => (keyOf(collection, one) < keyOf(collection, other) ? -1 : 1)),
    ]),
  );
  const globals: Record<string, Portable> = {};
  for (const { slug } of draftedGlobals(cms.config))
    globals[slug] = toPortable(slug, await cms.findGlobal({ slug, overrideAccess: true, depth: 0 }), names);
  const ids = new Map([...names].map(([id, { $document }]) => [$document as string, id]));
  return { content: { documents, globals } satisfies Content, ids };
}
