import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { asString, prop } from '@/content/json';
import { productionEnvironment } from '../build/production-env.mjs';
import { getCms } from '../cms/payload';
import { scratchDatabase } from '@/services/settings/database-url';
import { env } from '@/services/settings/env';
import { withLock } from '@/services/locks/lock';
import { archiveName, archiveStore, removeOld, type ArchiveStore } from './archive-store';
import { pack, unpack } from './archive';
import { backUp } from './backup';
import { removeCopies } from '@/services/dump/before-upgrade';
import { BackupError } from '@/services/dump/manifest';
import {
  isBackupDue,
  isTrialDue,
  readBackupState,
  writeBackupState,
  type BackupState,
} from '@/services/dump/backup-state';

const WORKING = '.working-';

/**
 * Makes the nightly backup and, once a week, restores it into a scratch database, when they are due. Of
 * several processes one does so; the others wait and then find nothing due.
 * @returns whether anything was due
 */
export async function backUpAtNight(now = new Date()): Promise<boolean> {
  const cms = await getCms();
  return withLock(cms.db, 'backup', async () => {
    let state = await readBackupState(cms);
    if (!isBackupDue(state, now, env.nightly.hour)) return false;
    const note = (change: BackupState) => writeBackupState(cms, (state = { ...state, ...change }));
    try {
      await makeArchive(now, isTrialDue(state, now), note);
      await note({ failedAt: undefined, fault: undefined });
    } catch (error) {
      await note({ failedAt: new Date().toISOString(), fault: faultOf(error) });
      throw error;
    }
    return true;
  });
}

async function makeArchive(now: Date, isTried: boolean, note: (change: BackupState) => Promise<void>) {
  const store = archiveStore();
  const folder = await workingFolder();
  try {
    // An extra key for this trial only: the center's private keys are not on this machine.
    const trialKey = isTried ? await generateX25519Identity() : undefined;
    const keys = [...env.nightly.publicKeys, ...(trialKey ? [await identityToRecipient(trialKey)] : [])];
    const name = archiveName(now);
    const file = join(folder, name);
    const made = await backUp(folder);
    await pack(made, file, keys);
    await rm(made, { recursive: true });
    const { size } = await stat(file);
    await store.put(name, file);
    // The backup counts even if its trial fails.
    await note({ madeAt: new Date().toISOString(), bytes: size });
    await removeOld(store, now, env.nightly.keepDays);
    await removeCopies(now, env.nightly.keepDays);
    if (!trialKey) return;
    await tryArchive(store, name, folder, trialKey);
    await note({ triedAt: new Date().toISOString() });
  } finally {
    // A failed unpacking may still write for a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Tests the archive as after a loss: downloads it, unpacks it, and restores it into an empty database. */
async function tryArchive(store: ArchiveStore, name: string, folder: string, key: string) {
  const file = join(folder, 'returned');
  const opened = join(folder, 'opened');
  await store.fetch(name, file);
  await unpack(file, opened, [key]);
  const args = ['--conditions=production', '--import', 'tsx', 'src/server/backup/command.ts', 'try', opened];
  const trial = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...productionEnvironment(),
      DATABASE_URI: scratchDatabase(env.databaseUri, join(folder, 'scratch')),
      MEDIA_DIR: join(folder, 'scratch', 'media'),
      COPY_DIR: join(folder, 'scratch', 'copy'),
      BACKUP_DIR: join(folder, 'scratch', 'backups'),
      S3_BUCKET: '',
    },
  });
  let said = '';
  trial.stderr.on('data', (part) => (said += String(part)));
  const [code] = (await once(trial, 'close')) as [number | null];
  if (code !== 0)
    throw new BackupError(`The backup was made, but restoring it on trial failed: ${said.trim()}`);
}

/** A temporary folder on the backup disk; removes what a killed process left there. */
async function workingFolder() {
  await mkdir(env.backupDir, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(env.backupDir))
    if (entry.startsWith(WORKING)) await rm(join(env.backupDir, entry), { recursive: true, force: true });
  return mkdtemp(join(env.backupDir, WORKING));
}

/** Our own messages, otherwise only the kind of error: a driver's message may contain data. */
const faultOf = (error: unknown) =>
  error instanceof BackupError
    ? error.message
    : [asString(prop(error, 'name')), asString(prop(error, 'code'))].filter(Boolean).join(' ') || 'unknown';
