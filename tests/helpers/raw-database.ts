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

/** Past the CMS and all its checks, as a restored backup or another program might write it. */
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
