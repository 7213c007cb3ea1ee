import type { MigrateUpArgs } from '@payloadcms/db-mongodb';

type Stored = { _id: unknown; notes: string; updatedAt: unknown };
type Messages = {
  find: (filter: object, options: object) => { toArray: () => Promise<Stored[]> };
  updateOne: (filter: object, update: object, options: object) => Promise<unknown>;
};

/** The single note on a message becomes the first entry of a list. Its author is unknown. */
export async function up({ payload, session }: MigrateUpArgs): Promise<void> {
  const { collections } = payload.db as unknown as {
    collections: Record<string, { collection: Messages }>;
  };
  const messages = collections['contact-messages']?.collection;
  if (!messages) return;
  for (const { _id, notes, updatedAt } of await messages
    .find({ notes: { $type: 'string' } }, { session })
    .toArray()) {
    const text = notes.trim();
    const entries = text === '' ? [] : [{ id: String(_id), text, by: null, at: updatedAt }];
    await messages.updateOne({ _id }, { $set: { notes: entries } }, { session });
  }
}

/** An earlier version shows no list; the entries stay. */
export async function down(): Promise<void> {}
