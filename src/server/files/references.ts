import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload';
import { contentCollections, showsFiles } from '@/content/collection-lists';
import { isDocumentId } from '@/content/links/document-id';
import { asString, prop } from '@/content/json';
import type { PublicFile } from '../process/public-files-bridge';

export type Uses = ReturnType<typeof createUses>;

/** Ids that a document mentions, and when it was last changed (ISO). */
type Mentions = { updatedAt: string; ids: string[] };

/** The clocks of two web processes may differ by so much. */
const OVERLAP_MS = 60_000;
/** After this time everything is read again, whatever has happened to the database meanwhile. */
const MAX_AGE_MS = 3_600_000;
const PORTION = 200;

/**
 * Which files of the media library published content mentions. Read once in full, then only what has changed: a change
 * among ten thousand articles costs one count and one small question for each collection.
 */
export function createUses(cms: Payload) {
  const collections = contentCollections(cms.config).filter(({ flattenedFields }) =>
    showsFiles(flattenedFields),
  );
  const globals = cms.globals.config.filter(({ flattenedFields }) => showsFiles(flattenedFields));
  let mentions = new Map<string, Map<string, Mentions>>();
  let names = new Map<string, Mentions>();
  let begunAt = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function read(): Promise<PublicFile[]> {
    if (Date.now() - begunAt > MAX_AGE_MS) {
      [mentions, names, begunAt] = [new Map(), new Map(), Date.now()];
    }
    const used = new Set<string>();
    for (const { slug, versions } of collections) {
      const known = mentions.get(slug) ?? new Map<string, Mentions>();
      mentions.set(slug, known);
      await follow(slug, known, versions?.drafts ? { _status: { equals: 'published' } } : {});
      for (const { ids } of known.values()) for (const id of ids) used.add(id);
    }
    for (const { slug } of globals) {
      const doc = await cms.findGlobal({ slug: slug as GlobalSlug, overrideAccess: true, depth: 0 });
      if (prop(doc, '_status') !== 'draft') for (const id of idsIn(doc)) used.add(id);
    }
    await follow('media', names, {}, (doc) => [asString(prop(doc, 'filename'))]);
    return [...names].flatMap(([id, { ids, updatedAt }]) =>
      used.has(id) ? ids.map((name) => ({ name, changedAt: updatedAt })) : [],
    );
  }

  /** Brings `known` up to date with what visitors can see of a collection. */
  async function follow(
    slug: string,
    known: Map<string, Mentions>,
    isPublic: Where,
    idsOf: (doc: unknown) => string[] = idsIn,
  ) {
    const every = { collection: slug as CollectionSlug, depth: 0, pagination: false } as const;
    const learn = async (where: Where) => {
      // In portions, between which others are answered.
      for (let after: Where[] = []; ;) {
        const { docs } = await cms.find({
          ...every,
          where: { and: [isPublic, where, ...after] },
          sort: 'id',
          limit: PORTION,
        });
        for (const doc of docs)
          known.set(String(doc.id), { updatedAt: asString(prop(doc, 'updatedAt')), ids: idsOf(doc) });
        if (docs.length < PORTION) return;
        after = [{ id: { greater_than: docs.at(-1)?.id } }];
      }
    };
    const newest = [...known.values()].reduce(
      (latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest),
      '',
    );
    await learn(newest ? { updatedAt: { greater_than_equal: before(newest) } } : {});
    const { totalDocs } = await cms.count({
      collection: every.collection,
      overrideAccess: true,
      where: isPublic,
    });
    if (totalDocs === known.size) return;
    // Something was withdrawn or deleted.
    const { docs } = await cms.find({ ...every, where: isPublic, select: { updatedAt: true } as never });
    const present = new Set(docs.map(({ id }) => String(id)));
    for (const id of known.keys()) if (!present.has(id)) known.delete(id);
    if (known.size !== present.size) await learn({});
  }

  return {
    /** All files that everybody may see. */
    list: (): Promise<PublicFile[]> => {
      const next = last.then(read, read);
      last = next.catch(() => undefined);
      return next;
    },
  };
}

const before = (time: string) => new Date(new Date(time).getTime() - OVERLAP_MS).toISOString();

/** Everything in a document that could be the id of another one. */
function idsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') {
    if (isDocumentId(value)) found.push(value);
  } else if (Array.isArray(value)) {
    for (const item of value) idsIn(item, found);
  } else if (typeof value === 'object' && value !== null) {
    // An id of MongoDB is an object that says itself as text.
    const text = 'toHexString' in value ? String(value) : '';
    if (text) found.push(text);
    else for (const part of Object.values(value)) idsIn(part, found);
  }
  return found;
}
