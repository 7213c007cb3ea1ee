import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { BrowserServer } from 'playwright-core';
import { dropMongoDatabases, openMongo, type MongoServer } from '../database/mongo';

type TestRun = { folder: string; mongo?: MongoServer; browser?: BrowserServer };

/** Shared by one Jest run; test files find it through the environment, in any process. */
const shared = globalThis as typeof globalThis & { testRun?: TestRun };

/** A folder for everything that test files leave behind, and MongoDB if requested. */
export async function beginTestRun(): Promise<TestRun> {
  if (shared.testRun) return shared.testRun;
  const mongo = process.env.TEST_DATABASE === 'mongodb' ? await openMongo() : undefined;
  if (mongo && 'reason' in mongo)
    throw new Error(`TEST_DATABASE=mongodb, but there is none: ${mongo.reason}`);
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  process.env.TEST_RUN_FOLDER = folder;
  if (mongo) process.env.TEST_MONGODB_URI = mongo.uri;
  return (shared.testRun = { folder, mongo });
}

export async function endTestRun() {
  const run = shared.testRun;
  if (!run) return;
  shared.testRun = undefined;
  await run.browser?.close();
  if (run.mongo) {
    await dropMongoDatabases(run.mongo.uri, basename(run.folder));
    await run.mongo.stop();
  }
  rmSync(run.folder, { recursive: true, force: true, maxRetries: 5 });
}
