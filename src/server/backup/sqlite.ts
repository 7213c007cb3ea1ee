import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { embeddedFile } from '../database-address';
import { BackupFault } from './manifest';

const DUMP = 'site.db';

/** A whole copy of the embedded database, also while the site runs on it. */
export async function dumpSqlite(uri: string, folder: string) {
  const file = embeddedFile(uri);
  if (!existsSync(file)) throw new BackupFault(`There is no database at ${file}.`);
  const client = createClient({ url: `file:${file}` });
  try {
    await client.execute({ sql: 'VACUUM INTO ?', args: [join(folder, DUMP)] });
  } finally {
    client.close();
  }
  await chmod(join(folder, DUMP), 0o600);
}

/**
 * Puts the copy in the place of the database, in one step. The site must have been stopped.
 * @throws {BackupFault} when something is in the way.
 */
export async function restoreSqlite(uri: string, folder: string, { shouldReplace = false } = {}) {
  const file = embeddedFile(uri);
  if (existsSync(file)) {
    if (!shouldReplace) {
      throw new BackupFault(
        `There is a database at ${file} already. Add --replace to put the backup in its place.`,
      );
    }
    await refuseWhileInUse(file);
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const arriving = `${file}.arriving`;
  await copyFile(join(folder, DUMP), arriving);
  await chmod(arriving, 0o600);
  // The journal of the old database must not be played into the new one.
  for (const end of ['-wal', '-shm']) await rm(`${file}${end}`, { force: true });
  await rename(arriving, file);
}

/** In WAL mode this lock can be had only when no other process has the file open for writing. */
async function refuseWhileInUse(file: string) {
  const client = createClient({ url: `file:${file}` });
  try {
    await client.execute('PRAGMA journal_mode = DELETE');
  } catch {
    throw new BackupFault(`The database at ${file} is in use. Stop the site first.`);
  } finally {
    client.close();
  }
}
