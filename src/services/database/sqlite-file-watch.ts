import { statSync } from 'node:fs';
import { DatabaseLost } from '../settings/sqlite-file';
import { processSingleton } from '../process/singleton';

type Opened = { file?: string; inode?: number; reopening?: Promise<void> };

const opened = processSingleton<Opened>('embedded-file', () => ({}));

export function noteOpened(file: string) {
  Object.assign(opened, { file, inode: inodeOf(file) });
}

/**
 * A file that is moved or deleted while the site runs stays open, and later writes would be lost: it counts
 * as lost. When a file is there again, such as a restored one, it is opened.
 * @throws {DatabaseLost}
 */
export async function followEmbeddedFile(reopen: () => Promise<void>) {
  if (opened.file === undefined) return;
  const inode = inodeOf(opened.file);
  if (inode === opened.inode) return;
  if (inode === undefined) throw new DatabaseLost(opened.file);
  opened.reopening ??= reopen().finally(() => delete opened.reopening);
  await opened.reopening;
}

const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;
