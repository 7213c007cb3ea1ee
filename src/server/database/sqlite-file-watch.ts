import { statSync } from 'node:fs';
import { DatabaseLost } from '../settings/sqlite-file';
import { processSingleton } from '../process/singleton';

type Opened = { file?: string; inode?: number; reopening?: Promise<void> };

const opened = processSingleton<Opened>('embedded-file', () => ({}));

export function noteOpened(file: string) {
  Object.assign(opened, { file, inode: inodeOf(file) });
}

/**
 * A file that is moved away or deleted under a running site stays open, and what is written goes where nobody finds it
 * again: it counts as lost. When one is there again, restored perhaps, that one is opened.
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
