import type { Payload } from 'payload';

type Sqlite = { client: { execute: (statement: { sql: string; args: unknown[] }) => Promise<unknown> } };
type Mongo = {
  collections: Record<
    string,
    {
      collection: {
        updateOne: (filter: object, update: object) => Promise<unknown>;
        countDocuments: (filter?: object) => Promise<number>;
      };
    }
  >;
};

/** Writes without the CMS and its checks, as a restored backup or another program might. */
export async function writeRawPage(cms: Payload, name: string, body: unknown) {
  if (cms.db.name === 'sqlite') {
    const { client } = cms.db as unknown as Sqlite;
    const args = [JSON.stringify(body), name];
    await client.execute({ sql: 'UPDATE pages SET body = ? WHERE name = ?', args });
  } else {
    const { collections } = cms.db as unknown as Mongo;
    await collections.pages?.collection.updateOne({ name }, { $set: { body } });
  }
}

/** The same for any collection: sets fields of the document that `which` names. */
export async function writeRaw(
  cms: Payload,
  collection: 'blog' | 'conditions' | 'therapies',
  which: { slug: string },
  fields: Record<string, unknown>,
) {
  if (cms.db.name !== 'sqlite') {
    const { collections } = cms.db as unknown as Mongo;
    await collections[collection]?.collection.updateOne(which, { $set: fields });
    return;
  }
  const { client } = cms.db as unknown as Sqlite;
  for (const [field, value] of Object.entries(fields)) {
    const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const isText = value === null || typeof value === 'string';
    await client.execute({
      sql: `UPDATE ${collection} SET ${column} = ? WHERE slug = ?`,
      args: [isText && NEVER_JSON.has(field) ? value : (JSON.stringify(value) ?? null), which.slug],
    });
  }
}

/** Columns of plain text; the others hold JSON. */
const NEVER_JSON = new Set(['title', 'summary', 'publishedOn']);
