import type { Payload } from 'payload';
import { globalNames, kindNames, kinds, type GlobalName, type Kind } from '@/content/content-kinds';
import { namesOf, toPortable, type Documents, type Portable } from './portable';

export type Content = { documents: Documents; globals: Record<GlobalName, Portable> };

/** All content of this database in its portable form, in an order that depends on nothing else, and the ids by name. */
export async function readStored(cms: Payload) {
  const stored = {} as Record<Kind, unknown[]>;
  for (const kind of kindNames) {
    const { docs } = await cms.find({ collection: kind, pagination: false, depth: 0 });
    stored[kind] = docs;
  }
  const names = namesOf(stored);
  const documents = Object.fromEntries(
    kindNames.map((kind) => [
      kind,
      stored[kind]
        .map((doc) => toPortable(kind, doc, names))
        .sort((one, other) => (kinds[kind].keyOf(one) < kinds[kind].keyOf(other) ? -1 : 1)),
    ]),
  ) as Documents;
  const globals = {} as Record<GlobalName, Portable>;
  for (const slug of globalNames)
    globals[slug] = toPortable(slug, await cms.findGlobal({ slug, depth: 0 }), names);
  const ids = new Map([...names].map(([id, { $document }]) => [$document as string, id]));
  return { content: { documents, globals } satisfies Content, ids };
}
