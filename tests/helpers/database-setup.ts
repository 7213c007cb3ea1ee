import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMongo, type MongoServer } from './mongo';

export type TestRun = { folder: string; mongo?: MongoServer };
export const testRun = globalThis as typeof globalThis & { testRun?: TestRun };

/** Once per Jest run: a folder for everything that the test files leave behind, and the MongoDB when it is asked for. */
export default async function prepareDatabases() {
  if (testRun.testRun) return;
  const mongo = process.env.TEST_DATABASE === 'mongodb' ? await openMongo() : undefined;
  if (mongo && 'reason' in mongo)
    throw new Error(`TEST_DATABASE=mongodb, but there is none: ${mongo.reason}`);
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  testRun.testRun = { folder, mongo };
  process.env.TEST_RUN_FOLDER = folder;
  if (mongo) process.env.TEST_MONGODB_URI = mongo.uri;
}
