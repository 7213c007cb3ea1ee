import type { CollectionSlug, Payload, SelectType, Where } from 'payload';
import { prop } from '@/content/json';
import { idOf } from '@/content/links/document-id';
import { asVisitor } from './read-scope';
import { isDatabaseAway } from '@/services/database/database-away';
import { formatErrorInLines } from '@/services/logging/redact';

/** What access control lets visitors read of a collection with drafts, without documents in the trash. */
const publishedOf = (cms: Payload, collection: CollectionSlug): Where => ({
  and: [
    { _status: { equals: 'published' } },
    ...(cms.collections[collection].config.trash ? [{ deletedAt: { exists: false } }] : []),
  ],
});

type Chosen = { collection: CollectionSlug; select: SelectType; sort?: string; where?: Where };

/**
 * All published documents of a collection as stored: the chosen fields only, no relations, no hooks. For
 * lists of thousands, where Payload's own work per document takes longer than a visitor waits.
 * @throws when the database is unreachable
 */
export async function listPublished<Doc>(cms: Payload, chosen: Chosen): Promise<Doc[]> {
  const published = { and: [publishedOf(cms, chosen.collection), ...(chosen.where ? [chosen.where] : [])] };
  try {
    return await read<Doc>(cms, chosen, published);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const docs = await read<{ id: string }>(cms, { ...chosen, select: { slug: true } }, published);
    return readable<Doc>(
      cms,
      chosen,
      docs.map(({ id }) => id),
    );
  }
}

/** Skips unreadable documents, such as one with an invalid date; bisects the list to find them. */
async function readable<Doc>(cms: Payload, chosen: Chosen, ids: string[]): Promise<Doc[]> {
  if (ids.length === 0) return [];
  try {
    return await read<Doc>(cms, chosen, { id: { in: ids } });
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    if (ids.length === 1) {
      console.error(
        `The document ${ids[0]} of ${chosen.collection} cannot be read: ${formatErrorInLines(error)}`,
      );
      return [];
    }
    const middle = Math.ceil(ids.length / 2);
    const first = await readable<Doc>(cms, chosen, ids.slice(0, middle));
    return [...first, ...(await readable<Doc>(cms, chosen, ids.slice(middle)))];
  }
}

async function read<Doc>(cms: Payload, { collection, select, sort }: Chosen, where: Where): Promise<Doc[]> {
  const { docs } = await cms.db.find<Doc & { id: string }>({
    collection,
    where,
    select,
    sort,
    limit: 0,
    pagination: false,
    req: {},
  });
  return docs;
}

const RELATED: Record<'image' | 'category', { collection: CollectionSlug; select: Record<string, true> }> = {
  image: { collection: 'media', select: { filename: true, alt: true, width: true, height: true } },
  category: { collection: 'categories', select: { name: true } },
};

/** Replaces the ids of pictures or categories by the documents, reading each one once. */
export async function withRelated<Doc extends object>(
  cms: Payload,
  docs: Doc[],
  field: keyof typeof RELATED,
): Promise<Doc[]> {
  const ids = [...new Set(docs.flatMap((doc) => idOf(prop(doc, field)) || []))];
  if (ids.length === 0) return docs;
  const { docs: related } = await cms.find({
    ...asVisitor,
    ...RELATED[field],
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
  });
  const known = new Map(related.map((one) => [String(one.id), one]));
  return docs.map((doc) => ({ ...doc, [field]: known.get(idOf(prop(doc, field))) ?? null }));
}
