import { existsSync } from 'node:fs';
import { copyFile, cp, lstat, mkdir, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { embeddedFile, isEmbedded } from '@/services/settings/database-url';
import { env } from '@/services/settings/env';
import { filling } from '@/services/seeding/seed-state';
import { secretFile } from '@/services/settings/sqlite-file';
import { BackupError, readManifest, writeManifest } from '@/services/dump/manifest';
import { countMongo, dumpMongo, emptyMongo, restoreMongo } from '@/services/dump/mongodb';
import { countSqlite, dumpSqlite, faultsOfSqlite, restoreSqlite } from '@/services/dump/sqlite';

/**
 * Backs up database, media and the generated secret, with checksums, into a new folder that only its owner
 * can read.
 * @returns the folder
 * @throws {BackupError} {DatabaseAway}
 */
export async function backUp(parent: string): Promise<string> {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const folder = resolve(parent, `backup-${stamp}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let counts: Record<string, number>;
  try {
    if (isEmbedded(env.databaseUri)) {
      counts = await dumpSqlite(env.databaseUri, folder);
      if (existsSync(secret())) await copyFile(secret(), join(folder, 'secret'));
    } else {
      counts = await dumpMongo((await connect()).db, folder);
    }
    if (existsSync(env.mediaDir)) await cp(env.mediaDir, join(folder, 'media'), { recursive: true });
    await writeManifest(folder, { engine: engineOf(env.databaseUri), counts });
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Replaces the present data with a backup, after comparing its checksums. Media that the backup does not have
 * stay.
 * @throws {BackupError} {DatabaseAway}
 */
export async function restore(given: string, { shouldReplace = false } = {}): Promise<void> {
  const folder = resolve(given);
  const { engine, files } = await readManifest(folder);
  const target = engineOf(env.databaseUri);
  if (engine !== target) {
    throw new BackupError(
      `This backup is of ${engine}, and DATABASE_URI names ${target}. A backup goes back onto the engine that it was made on.`,
    );
  }
  if (engine === 'sqlite') {
    await restoreSqlite(env.databaseUri, folder, { shouldReplace });
    if (existsSync(join(folder, 'secret'))) await copyFile(join(folder, 'secret'), secret());
  } else {
    await restoreMongo(await connect(), folder, { shouldReplace });
  }
  if (existsSync(join(folder, 'media'))) {
    await mkdir(env.mediaDir, { recursive: true, mode: 0o700 });
    // Skip files that the manifest does not name: the backup did not write them.
    const isNamed = (path: string) => files[relative(folder, path).replaceAll('\\', '/')] !== undefined;
    await cp(join(folder, 'media'), env.mediaDir, {
      recursive: true,
      filter: async (path) => (await lstat(path)).isDirectory() || isNamed(path),
    });
  }
}

/**
 * Restores a backup into the database of this process, which is a scratch one, compares the result with the
 * manifest, and opens it as a start of the site would.
 * @throws {BackupError} {DatabaseAway}
 */
export async function tryBackup(folder: string): Promise<void> {
  const { counts = {} } = await readManifest(folder);
  await restore(folder, { shouldReplace: true });
  const file = embeddedFile(env.databaseUri);
  const found = isEmbedded(env.databaseUri)
    ? await countSqlite(file)
    : await countMongo((await connect()).db);
  const wrong = Object.keys(counts).filter(
    (name) => !name.startsWith('payload') && found[name] !== counts[name],
  );
  if (wrong.length > 0)
    throw new BackupError(`These have another number of documents than before: ${wrong.join(', ')}.`);
  if (isEmbedded(env.databaseUri)) {
    const faults = await faultsOfSqlite(file);
    if (faults !== 'ok') throw new BackupError('SQLite says that the restored file is damaged.');
  }
  const cms = await connect();
  const { totalDocs } = await cms.count({ collection: 'pages', overrideAccess: true });
  if (totalDocs === 0) throw new BackupError('The restored database has no page.');
  if (!isEmbedded(env.databaseUri)) await emptyMongo(cms.db);
}

/**
 * Loads the whole CMS, which a backup of an embedded database mostly does not need; also when the content was
 * lost.
 */
export const connect = async () => {
  filling.mayBeNew = true;
  return (await import('../cms/payload')).getCms();
};

const engineOf = (uri: string) => (isEmbedded(uri) ? 'sqlite' : 'mongodb');

const secret = () => secretFile(embeddedFile(env.databaseUri));
