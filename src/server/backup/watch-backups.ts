import { getCms } from '../cms/payload';
import { env } from '@/services/settings/env';
import { filling } from '@/services/seeding/seed-state';
import { isBackupDue, readBackupState } from '@/services/dump/backup-state';
import { runNightlyBackup } from './nightly-process';

const LOOK_MS = 60_000;
const FIRST_LOOK_MS = 5000;

/**
 * Checks every minute whether the nightly backup is due, and makes it. Does nothing without
 * `BACKUP_PUBLIC_KEY`.
 */
export function watchBackups() {
  if (env.nightly.publicKeys.length > 0) lookIn(FIRST_LOOK_MS);
}

const lookIn = (ms: number) => setTimeout(() => void look().finally(() => lookIn(LOOK_MS)), ms).unref();

async function look() {
  try {
    const cms = await getCms();
    if (filling.fill !== 'filled') return;
    if (isBackupDue(await readBackupState(cms), new Date(), env.nightly.hour)) await runNightlyBackup();
  } catch {
    // An unreachable database is reported elsewhere.
  }
}
