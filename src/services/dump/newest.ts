import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { NAME } from './manifest';

/** When the newest complete backup in a folder was finished (ms); undefined where there is none. */
export async function newestBackup(parent: string): Promise<number | undefined> {
  const folders = await readdir(parent).catch(() => []);
  const times = await Promise.all(
    folders.map((folder) =>
      stat(join(parent, folder, NAME)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  const newest = Math.max(0, ...times);
  return newest > 0 ? newest : undefined;
}
