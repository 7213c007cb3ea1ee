import type { MigrateUpArgs } from '@payloadcms/db-mongodb';
import { prop } from '@/content/json';
import { readingTimeOf } from '@/content/views/at-a-glance';

type Stored = { _id: unknown } & Record<string, unknown>;
type Articles = {
  find: (filter: object, options: object) => { toArray: () => Promise<Stored[]> };
  findOne: (filter: object, options: object) => Promise<Stored | null>;
  updateOne: (filter: object, update: object, options: object) => Promise<unknown>;
};
type Models = Record<'collections' | 'versions', { blog?: { collection: Articles } }>;

/** The reading time of an article is computed; before, staff could enter one. */
export async function up({ payload, session }: MigrateUpArgs): Promise<void> {
  const { collections, versions } = payload.db as unknown as Models;
  const [articles, drafts] = [collections.blog?.collection, versions.blog?.collection];
  if (!articles || !drafts) return;
  await computeReadingTimes(articles, '', {}, session);
  await computeReadingTimes(drafts, 'version.', { latest: true }, session);
}

/** Texts are read one by one: all of them may be too many for the memory. */
async function computeReadingTimes(articles: Articles, at: string, chosen: object, session: unknown) {
  for (const { _id } of await articles.find(chosen, { session, projection: { _id: 1 } }).toArray()) {
    const doc = await articles.findOne({ _id }, { session, projection: { [`${at}content`]: 1 } });
    const minutes = readingTimeOf(prop(at ? prop(doc, 'version') : doc, 'content'));
    await articles.updateOne({ _id }, { $set: { [`${at}readTime`]: minutes } }, { session });
  }
}

/** An earlier version shows the computed times. */
export async function down(): Promise<void> {}
