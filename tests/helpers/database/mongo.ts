import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { existsSync } from 'node:fs';
import type { MongoClient } from 'mongodb';

export type MongoServer = { uri: string; stop: () => Promise<void> };
export type NoMongo = { reason: string };

/**
 * A MongoDB for tests: the one at TEST_MONGODB_URI, else one from mongodb-memory-server, if it can get a
 * binary (MONGOMS_SYSTEM_BINARY, `mongod` on the path, its cache, a download); else the reason why not.
 */
export async function openMongo(env: NodeJS.ProcessEnv = process.env): Promise<MongoServer | NoMongo> {
  return env.TEST_MONGODB_URI ? givenServer(env.TEST_MONGODB_URI) : startMemoryServer();
}

/** The address of one database on a server, whatever database the server's own address names. */
export function mongoDatabaseUri(serverUri: string, database: string) {
  const [, server = '', named = '', query = ''] =
    /^([^/]+\/\/[^/?]+)\/?([^?]*)\??(.*)$/.exec(serverUri) ?? [];
  const options = new URLSearchParams(query);
  // Authenticate against the database that the original address names.
  if (server.includes('@') && !options.has('authSource')) options.set('authSource', named || 'admin');
  return `${server}/${database}${options.size > 0 ? `?${options}` : ''}`;
}

export async function dropMongoDatabases(serverUri: string, prefix: string) {
  await withClient(serverUri, async (client) => {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    for (const { name } of databases.filter((found) => found.name.startsWith(prefix))) {
      // A database whose indexes are being built may refuse; the next run uses another name.
      await client
        .db(name)
        .dropDatabase()
        .catch((error: unknown) => console.warn(`The test database ${name} stays: ${oneLine(error)}`));
    }
  });
}

/**
 * Copies all documents of one database into another, empty one; the site creates the indexes when it opens
 * it.
 */
export async function copyMongoDatabase(fromUri: string, toUri: string) {
  await withClient(fromUri, async (from) => {
    await withClient(toUri, async (to) => {
      // A stand-in for MongoDB may list a collection twice that two connections created at once.
      const names = new Set((await from.db().collections()).map(({ collectionName }) => collectionName));
      for (const name of names) {
        const documents = await from.db().collection(name).find().toArray();
        if (documents.length > 0) await to.db().collection(name).insertMany(documents);
      }
    });
  });
}

/** Copies of one document, each changed by `differs`. */
export async function copyMongoDocument(
  uri: string,
  collection: string,
  count: number,
  differs: (index: number) => Record<string, unknown>,
) {
  await withClient(uri, async (client) => {
    const { _id: _, ...first } = (await client.db().collection(collection).findOne()) ?? {};
    const copies = Array.from({ length: count }, (_copy, index) => ({ ...first, ...differs(index + 1) }));
    await client.db().collection(collection).insertMany(copies);
  });
}

/** Fills an empty database with a dump: documents by collection, as MongoDB's extended JSON. */
export async function fillMongoDatabase(uri: string, dump: string) {
  await withClient(uri, async (client, { BSON }) => {
    const collections = BSON.EJSON.parse(dump) as Record<string, Record<string, unknown>[]>;
    for (const [name, documents] of Object.entries(collections))
      if (documents.length > 0) await client.db().collection(name).insertMany(documents);
  });
}

/** Every document of every collection, as extended JSON. */
export async function mongoDocuments(uri: string) {
  const found: Record<string, string[]> = {};
  await withClient(uri, async (client, { BSON }) => {
    for (const { collectionName } of await client.db().collections()) {
      const documents = await client.db().collection(collectionName).find().toArray();
      found[collectionName] = documents.map((document) => BSON.EJSON.stringify(document)).sort();
    }
  });
  return found;
}

export async function addMongoDocument(uri: string, name: string, document: Record<string, unknown>) {
  await withClient(uri, (client) => client.db().collection(name).insertOne(document));
}

export async function changeMongoDocuments(uri: string, name: string, filter: object, update: object) {
  await withClient(uri, (client) => client.db().collection(name).updateMany(filter, update));
}

export async function emptyMongoCollection(uri: string, name: string) {
  await withClient(uri, (client) => client.db().collection(name).deleteMany({}));
}

async function givenServer(uri: string): Promise<MongoServer | NoMongo> {
  try {
    await withClient(uri, (client) => client.db('admin').command({ ping: 1 }));
    return { uri, stop: async () => {} };
  } catch (error) {
    return { reason: `TEST_MONGODB_URI (${withoutPassword(uri)}) does not answer: ${oneLine(error)}` };
  }
}

async function startMemoryServer(): Promise<MongoServer | NoMongo> {
  // One attempt: without a network the default three only cost eight seconds.
  process.env.MONGOMS_MAX_RETRIES ??= '1';
  const installed = process.env.MONGOMS_SYSTEM_BINARY ?? findOnPath('mongod');
  const { MongoBinary, MongoMemoryReplSet } = await import('mongodb-memory-server');
  try {
    // Requested first, because a start that fails here prints a long message.
    const systemBinary = installed ?? (await within(MongoBinary.getPath(), 180_000));
    process.env.MONGOMS_SYSTEM_BINARY_VERSION_CHECK ??= '0';
    const server = await MongoMemoryReplSet.create({
      binary: { systemBinary },
      replSet: { count: 1, storageEngine: 'wiredTiger' },
    });
    return { uri: server.getUri(), stop: async () => void (await server.stop()) };
  } catch (error) {
    return { reason: `no TEST_MONGODB_URI, and mongodb-memory-server has no binary: ${oneLine(error)}` };
  }
}

type Driver = typeof import('mongodb');

async function withClient(uri: string, work: (client: MongoClient, driver: Driver) => Promise<unknown>) {
  const driver = mongoDriver();
  const client = new driver.MongoClient(uri, { serverSelectionTimeoutMS: 3000 });
  try {
    await work(client, driver);
  } finally {
    await client.close();
  }
}

/** The driver is no dependency of ours; mongodb-memory-server brings one. */
export function mongoDriver() {
  const fromMemoryServer = createRequire(createRequire(import.meta.url).resolve('mongodb-memory-server'));
  return fromMemoryServer('mongodb') as Driver;
}

async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds / 1000} s`)), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function findOnPath(command: string) {
  const file = process.platform === 'win32' ? `${command}.exe` : command;
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, file))
    .find((path) => existsSync(path));
}

function oneLine(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  return withoutPassword(message.replace(/\s+/g, ' '));
}

function withoutPassword(text: string) {
  return text.replace(/\/\/[^@/\s]+@/, '//***@');
}
