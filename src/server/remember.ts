import type { Payload } from 'payload';
import { asVisitor } from './as-visitor';

type Dated = 'blog' | 'media';
type Remembered = { fingerprint: string; value: unknown };

/** On `globalThis`: pages and route handlers are bundled apart, and would each load the list for themselves. */
const shared = globalThis as typeof globalThis & { rememberedLists?: Map<string, Remembered> };
const lists = (shared.rememberedLists ??= new Map());

/**
 * A list that costs much to load, kept until something in its collections changes, in whichever process: a change moves
 * the newest `updatedAt` or the number of published documents, and asking for these does not grow with the list.
 */
export async function remember<T>(
  cms: Payload,
  name: string,
  collections: Dated[],
  load: () => Promise<T>,
): Promise<T> {
  const fingerprint = (
    await Promise.all(collections.map((collection) => fingerprintOf(cms, collection)))
  ).join();
  const known = lists.get(name);
  if (known?.fingerprint === fingerprint) return known.value as T;
  const value = await load();
  lists.set(name, { fingerprint, value });
  return value;
}

async function fingerprintOf(cms: Payload, collection: Dated) {
  const [{ totalDocs }, { docs }] = await Promise.all([
    cms.count({ ...asVisitor, collection }),
    cms.find({
      ...asVisitor,
      collection,
      sort: '-updatedAt',
      limit: 1,
      depth: 0,
      pagination: false,
    }),
  ]);
  const [newest] = docs;
  return `${totalDocs} ${newest?.id} ${newest?.updatedAt}`;
}
