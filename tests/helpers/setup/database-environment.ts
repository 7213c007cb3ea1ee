import { mkdtempSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mongoDatabaseUri } from '../database/mongo';

// Before each test file, and so before the Payload config is imported: its own database and media folder.
const runFolder = process.env.TEST_RUN_FOLDER ?? '';
const folder = mkdtempSync(join(runFolder, 'file-'));

Object.assign(process.env, {
  NODE_ENV: 'test',
  SITE_URL: 'http://127.0.0.1:3000',
  PAYLOAD_SECRET: 'a secret for tests only, long enough for any check',
  MEDIA_DIR: join(folder, 'media'),
  BACKUP_DIR: join(folder, 'backups'),
  DATABASE_URI:
    process.env.TEST_DATABASE === 'mongodb'
      ? mongoDatabaseUri(process.env.TEST_MONGODB_URI ?? '', `${basename(runFolder)}-${basename(folder)}`)
      : `file:${join(folder, 'site.db').replaceAll('\\', '/')}`,
  // Tests send more requests than people do; limits.test.ts tests the limits themselves.
  RATE_LIMIT_FACTOR: process.env.RATE_LIMIT_FACTOR ?? '1000',
  NEXT_TELEMETRY_DISABLED: '1',
});
