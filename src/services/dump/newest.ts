import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupState } from './backup-state';
import { UPGRADE_COPY } from './before-upgrade';
import { NAME } from './manifest';

/**
 * When the newest whole backup was finished (ms): by hand in this folder, or an automatic one. Undefined
 * without one. Copies made before an upgrade do not count: they have no pictures.
 */
export async function newestBackup(parent: string, { madeAt }: BackupState): Promise<number | undefined> {
  const folders = (await readdir(parent).catch(() => [])).filter((name) => !name.startsWith(UPGRADE_COPY));
  const times = await Promise.all(
    folders.map((folder) =>
      stat(join(parent, folder, NAME)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  const newest = Math.max(Date.parse(madeAt ?? '') || 0, ...times);
  return newest > 0 ? newest : undefined;
}
