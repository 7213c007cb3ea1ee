import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { BaseDatabaseAdapter, Payload } from 'payload';
import { asString } from '@/content/json';
import { isServed } from '../locks/heartbeat';
import { VERSION_KEY, type Before } from './before-upgrade';
import { BackupError } from './manifest';

type Connected = Omit<BaseDatabaseAdapter, 'sessions'>;

const FOLDER = 'collections';
const BATCH = 500;
/** Locks and heartbeats belong to running processes; a backup omits them. */
const OF_PROCESSES = /^(lock|serving):/;
/** Collections in which connecting to an empty database leaves documents. */
const OF_THE_CONNECTION = ['payload-migrations', 'payload-kv'];

/**
 * Writes every collection as lines of canonical Extended JSON. For large databases `mongodump` does the same
 * faster.
 * @returns the number of documents per collection
 */
export async function dumpMongo(db: Connected, folder: string) {
  const { database, EJSON, nameOf } = connectionOf(db);
  const counts: Record<string, number> = {};
  await mkdir(join(folder, FOLDER), { mode: 0o700 });
  for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray()) {
    if (name.startsWith('system.')) continue;
    const documents = database
      .collection(name)
      .find(name === nameOf('payload-kv') ? { key: { $not: OF_PROCESSES } } : {});
    counts[name] = 0;
    const lines = async function* () {
      for await (const document of documents) {
        counts[name] = (counts[name] ?? 0) + 1;
        yield `${EJSON.stringify(document, { relaxed: false })}\n`;
      }
    };
    await pipeline(
      Readable.from(lines()),
      createWriteStream(join(folder, FOLDER, `${name}.ndjson`), { mode: 0o600 }),
    );
  }
  return counts;
}

/** The number of documents per collection. */
export async function countMongo(db: Connected) {
  const { database } = connectionOf(db);
  const counts: Record<string, number> = {};
  for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray())
    counts[name] = await database.collection(name).countDocuments();
  return counts;
}

/** What the database records about the version that worked on it. */
export async function lookAtMongo(db: Connected): Promise<Before> {
  const { database, nameOf } = connectionOf(db);
  const collection = (slug: string) => database.collection(nameOf(slug));
  const has = async (slug: string) => (await collection(slug).findOne({})) !== null;
  const noted = await collection('payload-kv').findOne({ key: VERSION_KEY });
  const done = await collection('payload-migrations').find().toArray();
  return {
    hasContent: (await has('pages')) || (await has('staff')),
    version: asString(noted?.data) || undefined,
    done: done.map(({ name }) => String(name)),
  };
}

/** Counts visitors' messages that arrived after a time. */
export function mongoMessagesSince(db: Connected, at: string) {
  const { database, nameOf } = connectionOf(db);
  return database.collection(nameOf('contact-messages')).countDocuments({ createdAt: { $gt: new Date(at) } });
}

/**
 * Empties the collections one by one, as the site's account may not drop a database; keeps one whose indexes
 * are being built.
 */
export async function emptyMongo(db: Connected) {
  const { database } = connectionOf(db);
  for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray()) {
    await database.collection(name).deleteMany({});
    await database
      .collection(name)
      .drop()
      .catch(() => {});
  }
}

/** @throws {BackupError} when the database is not empty */
export async function restoreMongo(cms: Payload, folder: string, { shouldReplace = false } = {}) {
  const { database, EJSON, nameOf } = connectionOf(cms.db);
  const names = (await readdir(join(folder, FOLDER))).map((file) => file.replace(/\.ndjson$/, ''));
  const existing = await database.listCollections({}, { nameOnly: true }).toArray();
  for (const { name } of existing) {
    if (OF_THE_CONNECTION.some((slug) => nameOf(slug) === name)) continue;
    const isEmpty = (await database.collection(name).estimatedDocumentCount()) === 0;
    if (!isEmpty && !shouldReplace) {
      throw new BackupError('The database is not empty. Add --replace to put the backup in its place.');
    }
  }
  if (existing.length > 0 && (await isServed(cms)))
    throw new BackupError('A web process is using the database. Stop the site everywhere first.');
  // Emptied, not dropped, to keep the indexes that the site created.
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

function connectionOf(adapter: Connected) {
  const { connection, collections } = adapter as unknown as MongooseAdapter;
  const { db, base } = connection;
  if (!db) throw new BackupError('There is no connection to the database.');
  return {
    database: db,
    EJSON: base.mongo.BSON.EJSON,
    /** The collection of a slug: Mongoose pluralizes some names. */
    nameOf: (slug: string) => collections[slug]?.collection.name ?? slug,
  };
}
