import type { CollectionSlug, Payload } from 'payload';
import { draftedCollections } from '@/content/collection-lists';

export type Stored = { id: string; slug?: string; from?: string };

type Cms = Pick<Payload, 'config' | 'db'>;

/** Everything published in collections with drafts, read without hooks and access rules. */
export const publishedContent = ({ config, db }: Cms) =>
  Promise.all(
    draftedCollections(config).map(async (collection) => ({
      collection,
      docs: await storedIn(db, collection.slug, { _status: { equals: 'published' } }),
    })),
  );

export const storedIn = async (db: Payload['db'], collection: CollectionSlug, where = {}) =>
  (await db.find<Stored>({ collection, where, limit: 0, pagination: false })).docs;
