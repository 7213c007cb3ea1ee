import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { Payload } from 'payload';
import { isServed } from '../serving';
import { BackupFault } from './manifest';

const FOLDER = 'collections';
const BATCH = 500;
/** What connecting to an empty database leaves in it. */
const OF_THE_CONNECTION = new Set(['payload-migrations', 'payload-kv']);

/** Every collection as lines of canonical Extended JSON. For large databases `mongodump` does the same faster. */
export async function dumpMongo(cms: Payload, folder: string) {
  const { database, EJSON } = connectionOf(cms);
  await mkdir(join(folder, FOLDER), { mode: 0o700 });
  for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray()) {
    if (name.startsWith('system.')) continue;
    const documents = database.collection(name).find();
    const lines = async function* () {
      for await (const document of documents) yield `${EJSON.stringify(document, { relaxed: false })}\n`;
    };
    await pipeline(
      Readable.from(lines()),
      createWriteStream(join(folder, FOLDER, `${name}.ndjson`), { mode: 0o600 }),
    );
  }
}

/** @throws {BackupFault} when the database holds something already. */
export async function restoreMongo(cms: Payload, folder: string, { shouldReplace = false } = {}) {
  const { database, EJSON } = connectionOf(cms);
  const names = (await readdir(join(folder, FOLDER))).map((file) => file.replace(/\.ndjson$/, ''));
  const existing = await database.listCollections({}, { nameOnly: true }).toArray();
  for (const { name } of existing) {
    if (OF_THE_CONNECTION.has(name)) continue;
    const isEmpty = (await database.collection(name).estimatedDocumentCount()) === 0;
    if (!isEmpty && !shouldReplace) {
      throw new BackupFault('The database is not empty. Add --replace to put the backup in its place.');
    }
  }
  if (existing.length > 0 && (await isServed(cms)))
    throw new BackupFault('A web process is using the database. Stop the site everywhere first.');
  // Emptied, not dropped: the indexes that the site made stay.
  for (const { name } of existing) await database.collection(name).deleteMany({});
  for (const name of names) {
    const collection = database.collection(name);
    let batch: Record<string, unknown>[] = [];
    const write = async () => {
      if (batch.length > 0) await collection.insertMany(batch);
      batch = [];
    };
    const lines = createInterface({ input: createReadStream(join(folder, FOLDER, `${name}.ndjson`)) });
    for await (const line of lines) {
      batch.push(EJSON.parse(line, { relaxed: false }));
      if (batch.length === BATCH) await write();
    }
    await write();
  }
}

function connectionOf(cms: Payload) {
  const { connection } = cms.db as unknown as MongooseAdapter;
  const { db, base } = connection;
  if (!db) throw new BackupFault('There is no connection to the database.');
  return { database: db, EJSON: base.mongo.BSON.EJSON };
}
