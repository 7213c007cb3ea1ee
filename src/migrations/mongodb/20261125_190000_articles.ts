import type { MigrateUpArgs } from '@payloadcms/db-mongodb';
import { asString, prop } from '@/content/json';
import { readingTimeOf } from '@/content/views/at-a-glance';
import { isSameName, singleSpaced } from '@/content/words/same-name';

type Stored = { _id: unknown } & Record<string, unknown>;
type Documents = {
  find: (filter: object, options: object) => { toArray: () => Promise<Stored[]> };
  findOne: (filter: object, options: object) => Promise<Stored | null>;
  insertOne: (document: object, options: object) => Promise<{ insertedId: unknown }>;
  updateOne: (filter: object, update: object, options: object) => Promise<unknown>;
  updateMany: (filter: object, update: object, options: object) => Promise<unknown>;
};
type Models = Record<'collections' | 'versions', Record<string, { collection: Documents }>>;

/**
 * The category of an article becomes a document; before, it was a text. Its reading time is computed; before,
 * staff could enter one.
 */
export async function up({ payload, session }: MigrateUpArgs): Promise<void> {
  const { collections, versions } = payload.db as unknown as Models;
  const [articles, drafts] = [collections.blog?.collection, versions.blog?.collection];
  const categories = collections.categories?.collection;
  if (!articles || !drafts || !categories) return;
  await moveCategories(articles, 'category', categories, session);
  await moveCategories(drafts, 'version.category', categories, session);
  await computeReadingTimes(articles, '', {}, session);
  await computeReadingTimes(drafts, 'version.', { latest: true }, session);
}

async function moveCategories(articles: Documents, at: string, categories: Documents, session: unknown) {
  const chosen = { session, projection: { [at]: 1 }, sort: { createdAt: 1 } };
  const docs = await articles.find({ [at]: { $type: 'string' } }, chosen).toArray();
  const given = docs.map((doc) => prop(at === 'category' ? doc : doc.version, 'category') as string);
  for (const name of new Set(given)) {
    const $set = { [at]: singleSpaced(name) ? await idOf(singleSpaced(name)) : null };
    await articles.updateMany({ [at]: name }, { $set }, { session });
  }

  async function idOf(name: string) {
    const all = await categories.find({}, { session }).toArray();
    const known = all.find((one) => isSameName(asString(one.name), name));
    if (known) return known._id;
    const now = new Date();
    const category = { name, createdAt: now, updatedAt: now, __v: 0 };
    return (await categories.insertOne(category, { session })).insertedId;
  }
}

/** Texts are read one by one: all of them may be too many for the memory. */
async function computeReadingTimes(articles: Documents, at: string, chosen: object, session: unknown) {
  for (const { _id } of await articles.find(chosen, { session, projection: { _id: 1 } }).toArray()) {
    const doc = await articles.findOne({ _id }, { session, projection: { [`${at}content`]: 1 } });
    const minutes = readingTimeOf(prop(at ? prop(doc, 'version') : doc, 'content'));
    await articles.updateOne({ _id }, { $set: { [`${at}readTime`]: minutes } }, { session });
  }
}

/**
 * An earlier version has no names for the ids; going back to it restores the copy from before the upgrade.
 */
export async function down(): Promise<void> {}
