import type { MigrateUpArgs } from '@payloadcms/db-mongodb';
import { prop } from '@/content/json';

type Stored = { _id: unknown } & Record<string, unknown>;
type Found = { find: (filter: object, options: object) => { toArray: () => Promise<Stored[]> } };
type Changed = { updateOne: (filter: object, update: object, options: object) => Promise<unknown> };
type Models = {
  globals: { collection: Found & Changed };
  versions: Record<string, { collection: Found & Changed }>;
};

/**
 * Moves the center's name and contact details from the footer to a tab of their own, in the layout and in its
 * earlier versions. The driver is asked directly: the adapter strips fields that the configuration does not
 * know any more.
 */
export async function up({ payload, session }: MigrateUpArgs): Promise<void> {
  const { globals, versions } = payload.db as unknown as Models;
  await move(globals.collection, '', { globalType: 'site-layout' }, session);
  const earlier = versions['site-layout'];
  if (earlier) await move(earlier.collection, 'version.', {}, session);
}

/** The moved fields were never shown at their former place by a version that knows migrations. */
export async function down(): Promise<void> {}

async function move(collection: Found & Changed, at: string, filter: object, session: unknown) {
  const isOld = ['company', 'contact'].map((key) => ({ [`${at}footer.${key}`]: { $exists: true } }));
  for (const doc of await collection.find({ ...filter, $or: isOld }, { session }).toArray()) {
    const stored = at ? prop(doc, 'version') : doc;
    const [footer, contact] = [prop(stored, 'footer'), prop(stored, 'contact')];
    const { title, ...former } = { ...fields(prop(footer, 'company')), ...fields(prop(footer, 'contact')) };
    const $set = {
      ...prefixed(`${at}contact.`, withoutGiven(former, contact)),
      ...prefixed(`${at}footer.`, withoutGiven({ contactTitle: title }, footer)),
    };
    const $unset = { [`${at}footer.company`]: '', [`${at}footer.contact`]: '' };
    const update = Object.keys($set).length > 0 ? { $set, $unset } : { $unset };
    await collection.updateOne({ _id: doc._id }, update, { session });
  }
}

/** What staff have typed since stays. */
const withoutGiven = (former: Record<string, unknown>, present: unknown) =>
  Object.fromEntries(
    Object.entries(former).filter(([key, value]) => value !== undefined && !prop(present, key)),
  );

const prefixed = (at: string, values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [at + key, value]));

const fields = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
