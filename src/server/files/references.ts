import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload';
import { contentCollections, showsFiles } from '@/content/collection-lists';
import { HOUR_MS } from '@/content/durations';
import { idsIn } from '@/content/links/document-id';
import { asString, prop } from '@/content/json';
import type { PublicFile } from '@/services/process/bridge';

export type Uses = ReturnType<typeof createUses>;

/** Ids that a document mentions, and when it was last changed (ISO 8601). */
type Mentions = { updatedAt: string; ids: string[] };

/** The maximum clock difference between two web processes. */
const OVERLAP_MS = 60_000;
/** After this time everything is read again. */
const MAX_AGE_MS = HOUR_MS;
const PORTION = 200;

/**
 * Which files of the media library published content mentions. Reads everything once, then only changes: a
 * change among ten thousand articles costs one count and one small query per collection.
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

  /** Updates `known` with what visitors can see of a collection. */
  async function follow(
    slug: string,
    known: Map<string, Mentions>,
    isPublic: Where,
    idsOf: (doc: unknown) => string[] = idsIn,
  ) {
    const collection = slug as CollectionSlug;
    const every = { collection, overrideAccess: true, depth: 0, pagination: false } as const;
    const learn = async (where: Where) => {
      // In portions, so that other requests are answered in between.
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
    const { totalDocs } = await cms.count({ collection, overrideAccess: true, where: isPublic });
    if (totalDocs === known.size) return;
    // A document was unpublished or deleted.
    const { docs } = await cms.find({ ...every, where: isPublic, select: { updatedAt: true } as never });
    const present = new Set(docs.map(({ id }) => String(id)));
    for (const id of known.keys()) if (!present.has(id)) known.delete(id);
    if (known.size !== present.size) await learn({});
  }

  return {
    /** All public files. */
    list: (): Promise<PublicFile[]> => {
      const next = last.then(read, read);
      last = next.catch(() => undefined);
      return next;
    },
  };
}

const before = (time: string) => new Date(new Date(time).getTime() - OVERLAP_MS).toISOString();
