import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BaseDatabaseAdapter } from 'payload';
import { DAY_MS } from '@/content/durations';
import { asString, prop } from '@/content/json';
import { databaseName, isEmbedded } from '../settings/database-url';
import { env } from '../settings/env';
import { readKeyValue, writeKeyValue } from '../key-value/key-value';
import { processSingleton } from '../process/singleton';
import { VERSION } from '../settings/version';
import { BackupError, readHead, writeManifest } from './manifest';

/** How the names of these copies begin. */
export const UPGRADE_COPY = 'before-';
/** The newest copy and the one before. */
const KEPT = 2;
/** The key of the newest version of this product that worked on the database. */
export const VERSION_KEY = 'version';

/** The state of a database before this version changes it. */
export type Before = {
  hasContent: boolean;
  /** Unknown for databases of 0.1.0 and older. */
  version?: string;
  /** Names of the completed migrations. */
  done: readonly string[];
};

/** `version` is the database's version at the time of the copy. */
type Copy = { folder: string; madeAt: string; version: string };

/** Turned off while an older state is restored, which must not be migrated at once. */
export const upgrading = processSingleton('upgrading', () => ({ isOff: false }));

const isNewer = (version: string) => VERSION.localeCompare(version, 'en', { numeric: true }) > 0;

/**
 * Copies a database of an older version, once, before its migrations run: the way back (`npm run upgrade --
 * --back`).
 * @throws {BackupError} when it cannot be copied; then nothing is migrated
 */
export async function copyBeforeUpgrade(
  { hasContent, version, done }: Before,
  migrations: readonly { name: string }[],
  dump: (folder: string) => Promise<Record<string, number>>,
): Promise<void> {
  const isPending = migrations.some(({ name }) => !done.includes(name));
  if (!hasContent || !(isPending || (version !== undefined && isNewer(version)))) return;
  // Before the copy: other processes may store messages while it is made, and these are not in it.
  const madeAt = new Date().toISOString();
  const folder = join(env.backupDir, `${UPGRADE_COPY}${VERSION}-${madeAt.replace(/[:.]/g, '-')}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeManifest(folder, {
      engine: isEmbedded(env.databaseUri) ? 'sqlite' : 'mongodb',
      database: databaseName(env.databaseUri),
      counts: await dump(folder),
      version: version ?? '0.1.0 or older',
      madeAt,
    });
  } catch (error) {
    await rm(folder, { recursive: true, force: true }).catch(() => {});
    throw new BackupError(
      `The database is of an older version, and it cannot be copied to ${env.backupDir} (${asString(prop(error, 'code')) || 'failed'}). ` +
        'Nothing was changed in it. Make room there, or set BACKUP_DIR.',
    );
  }
  for (const older of (await copies()).slice(0, -KEPT))
    await rm(older.folder, { recursive: true, force: true });
  console.info(
    `The database is of an older version. Before it is changed, it was copied to ${folder}; npm run upgrade -- --back puts the copy back.`,
  );
}

/** The newest copy of this database, if there is one. */
export const newestCopy = async () => (await copies()).at(-1);

/** Deletes expired copies: they contain messages too. */
export async function removeCopies(now: Date, keepDays: number) {
  const first = new Date(now.getTime() - keepDays * DAY_MS).toISOString();
  for (const { folder, madeAt } of await copies())
    if (madeAt < first) await rm(folder, { recursive: true, force: true });
}

/** The copies of this database, oldest first. */
async function copies(): Promise<Copy[]> {
  const names = await readdir(env.backupDir).catch(() => []);
  const found = names
    .filter((name) => name.startsWith(UPGRADE_COPY))
    .map(async (name) => {
      const folder = join(env.backupDir, name);
      const { database, madeAt = '', version = '' } = (await readHead(folder)) ?? {};
      return database === databaseName(env.databaseUri) ? [{ folder, madeAt, version }] : [];
    });
  return (await Promise.all(found)).flat().sort((a, b) => a.madeAt.localeCompare(b.madeAt));
}

type Store = Pick<BaseDatabaseAdapter, 'findOne' | 'upsert'>;

/**
 * Records in the database that this version has worked on it; starting an older version later changes
 * nothing.
 */
export async function noteVersion(db: Store): Promise<void> {
  const req = { payload: { db } };
  const known = await readKeyValue(req, VERSION_KEY);
  if (known !== undefined && !isNewer(asString(known))) return;
  await writeKeyValue(req, VERSION_KEY, VERSION);
}
