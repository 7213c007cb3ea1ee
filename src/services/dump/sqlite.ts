import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { createClient, type Client } from '@libsql/client';
import { embeddedFile } from '../settings/database-url';
import { asString } from '@/content/json';
import { VERSION_KEY, type Before } from './before-upgrade';
import { BackupError } from './manifest';

const DUMP = 'site.db';

/**
 * Copies the whole embedded database, also while the site uses it.
 * @returns the number of rows per table
 */
export async function dumpSqlite(uri: string, folder: string) {
  const file = embeddedFile(uri);
  if (!existsSync(file)) throw new BackupError(`There is no database at ${file}.`);
  await withFile(file, (client) => client.execute({ sql: 'VACUUM INTO ?', args: [join(folder, DUMP)] }));
  await chmod(join(folder, DUMP), 0o600);
  const counts = await countSqlite(join(folder, DUMP));
  if ('payload_kv' in counts) {
    // Locks and heartbeats belong to running processes; a backup omits them.
    await withFile(join(folder, DUMP), (client) =>
      client.execute("DELETE FROM payload_kv WHERE key LIKE 'lock:%' OR key LIKE 'serving:%'"),
    );
  }
  return counts;
}

/** The number of rows per table. */
export const countSqlite = (file: string) =>
  withFile(file, async (client) => {
    const { rows } = await client.execute(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    );
    const counts: Record<string, number> = {};
    for (const { name } of rows) {
      const counted = await client.execute(`SELECT count(*) AS n FROM "${String(name)}"`);
      counts[String(name)] = Number(counted.rows[0]?.n);
    }
    return counts;
  });

/** SQLite's integrity check: "ok" for an intact file. */
export const faultsOfSqlite = (file: string) =>
  withFile(file, async (client) => String((await client.execute('PRAGMA integrity_check')).rows[0]?.[0]));

/** What the file records about the version that worked on it. */
export async function lookAtSqlite(file: string): Promise<Before> {
  if (!existsSync(file)) return { hasContent: false, done: [] };
  const counts = await countSqlite(file);
  return withFile(file, async (client) => {
    const rowsOf = async (table: string, sql: string) =>
      table in counts ? (await client.execute(sql)).rows : [];
    const [noted] = await rowsOf('payload_kv', `SELECT data FROM payload_kv WHERE key = '${VERSION_KEY}'`);
    const done = await rowsOf('payload_migrations', 'SELECT name FROM payload_migrations');
    return {
      hasContent: Boolean(counts.pages || counts.staff),
      version: noted && asString(JSON.parse(String(noted.data))),
      done: done.map(({ name }) => String(name)),
    };
  });
}

/** Counts visitors' messages that arrived after a time. */
export const sqliteMessagesSince = (file: string, at: string) =>
  withFile(file, async (client) => {
    const sql = 'SELECT count(*) AS n FROM contact_messages WHERE created_at > ?';
    return Number((await client.execute({ sql, args: [at] })).rows[0]?.n);
  });

async function withFile<T>(file: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient({ url: `file:${file}` });
  try {
    return await work(client);
  } finally {
    client.close();
  }
}

/**
 * Replaces the database by the copy, in one step. The site must be stopped.
 * @throws {BackupError} when it cannot be replaced
 */
export async function restoreSqlite(uri: string, folder: string, { shouldReplace = false } = {}) {
  const file = embeddedFile(uri);
  if (existsSync(file)) {
    if (!shouldReplace) {
      throw new BackupError(
        `There is a database at ${file} already. Add --replace to put the backup in its place.`,
      );
    }
    await refuseWhileInUse(file);
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const arriving = `${file}.arriving`;
  await copyFile(join(folder, DUMP), arriving);
  await chmod(arriving, 0o600);
  // The journal of the old database must not be applied to the new one.
  for (const end of ['-wal', '-shm']) await rm(`${file}${end}`, { force: true });
  await rename(arriving, file);
}

/** In WAL mode this lock is available only when no other process has the file open for writing. */
async function refuseWhileInUse(file: string) {
  await withFile(file, (client) => client.execute('PRAGMA journal_mode = DELETE')).catch(() => {
    throw new BackupError(`The database at ${file} is in use. Stop the site first.`);
  });
}
