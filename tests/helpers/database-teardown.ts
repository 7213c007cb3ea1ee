import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { testRun } from './database-setup';
import { dropMongoDatabases } from './mongo';

export default async function removeDatabases() {
  const run = testRun.testRun;
  if (!run) return;
  testRun.testRun = undefined;
  if (run.mongo) {
    await dropMongoDatabases(run.mongo.uri, basename(run.folder));
    await run.mongo.stop();
  }
  rmSync(run.folder, { recursive: true, force: true, maxRetries: 5 });
}
