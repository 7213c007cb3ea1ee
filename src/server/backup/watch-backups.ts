import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { getCms } from '../cms/payload';
import { env } from '@/services/settings/env';
import { filling } from '@/services/seeding/seed-state';
import { isBackupDue, readBackupState } from './state';

const LOOK_MS = 60_000;
const FIRST_LOOK_MS = 5000;

/**
 * Checks every minute whether the nightly backup is due and runs it in another process at low priority:
 * packing and encrypting in this process would delay visitors. Does nothing without `BACKUP_PUBLIC_KEY`.
 */
export function watchBackups() {
  if (env.nightly.publicKeys.length > 0) lookIn(FIRST_LOOK_MS);
}

const lookIn = (ms: number) => setTimeout(() => void look().finally(() => lookIn(LOOK_MS)), ms).unref();

async function look() {
  try {
    const cms = await getCms();
    if (filling.fill !== 'filled') return;
    if (isBackupDue(await readBackupState(cms), new Date(), env.nightly.hour)) await makeBackup();
  } catch {
    // An unreachable database is reported elsewhere.
  }
}

function makeBackup(): Promise<void> {
  const args = ['--conditions=production', '--import', 'tsx', 'src/server/backup/command.ts', 'nightly'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  return new Promise((resolve) => {
    child.once('error', () => resolve());
    child.once('close', (code) => {
      process.off('exit', end);
      if (code !== 0) console.error(`The nightly backup failed: ${said.trim() || String(code)}`);
      resolve();
    });
  });
}
