import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { asString, prop } from '@/content/json';

/**
 * Makes the nightly backup in another process at low priority: packing and encrypting in this process would
 * delay visitors. Never rejects: a backup that fails, or cannot even begin, is a line in the log.
 */
export async function runNightlyBackup(): Promise<void> {
  const args = ['--conditions=production', '--import', 'tsx', 'src/server/backup/command.ts', 'nightly'];
  let end = () => {};
  try {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    end = () => void child.kill('SIGKILL');
    process.once('exit', end);
    // Rejects when there is no process.
    const closed = once(child, 'close');
    if (child.pid) lowerPriority(child.pid);
    let said = '';
    // Too many open files leave the child without streams.
    const { stderr } = child as { stderr?: Readable };
    stderr?.on('data', (part) => (said += String(part)));
    const [code] = (await closed) as [number | null];
    if (code !== 0) report(said.trim() || String(code));
  } catch (error) {
    report(asString(prop(error, 'message')) || String(error));
  } finally {
    process.off('exit', end);
  }
}

const report = (why: string) => console.error(`The nightly backup failed: ${why}`);

function lowerPriority(pid: number) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The backup then only takes more of the processor.
  }
}
