import { existsSync } from 'node:fs';
import { copyFile, cp, lstat, mkdir, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { embeddedFile, isEmbedded } from '../database-address';
import { env } from '../env';
import { secretFile } from '../lost-file';
import { BackupFault, readManifest, writeManifest } from './manifest';
import { dumpMongo, restoreMongo } from './mongodb';
import { dumpSqlite, restoreSqlite } from './sqlite';

/**
 * Database, media and the generated secret, with checksums, in a new folder that only its owner can read.
 * @returns the folder.
 * @throws {BackupFault} {DatabaseAway}
 */
export async function backUp(parent: string): Promise<string> {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const folder = resolve(parent, `backup-${stamp}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    if (isEmbedded(env.databaseUri)) {
      await dumpSqlite(env.databaseUri, folder);
      if (existsSync(secret())) await copyFile(secret(), join(folder, 'secret'));
    } else {
      await dumpMongo(await connect(), folder);
    }
    if (existsSync(env.mediaDir)) await cp(env.mediaDir, join(folder, 'media'), { recursive: true });
    await writeManifest(folder, isEmbedded(env.databaseUri) ? 'sqlite' : 'mongodb');
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Puts a backup in the place of what is there, after its checksums were compared. Media that the backup does not have stay.
 * @throws {BackupFault} {DatabaseAway}
 */
export async function restore(given: string, { shouldReplace = false } = {}): Promise<void> {
  const folder = resolve(given);
  const { engine, files } = await readManifest(folder);
  const target = isEmbedded(env.databaseUri) ? 'sqlite' : 'mongodb';
  if (engine !== target) {
    throw new BackupFault(
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
    // A file that the manifest does not name was put there by somebody else.
    const isNamed = (path: string) => files[relative(folder, path).replaceAll('\\', '/')] !== undefined;
    await cp(join(folder, 'media'), env.mediaDir, {
      recursive: true,
      filter: async (path) => (await lstat(path)).isDirectory() || isNamed(path),
    });
  }
}

// The whole CMS, which an embedded database does without here.
const connect = async () => (await import('../cms')).getCms();

const secret = () => secretFile(embeddedFile(env.databaseUri));
