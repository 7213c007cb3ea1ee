import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '@/services/process/replace-file';

const MOST_FILES = 5000;
const MAX_BYTES = 16_000_000;

/**
 * Bodies as files, one each: written to a temporary file and renamed, so that no reader sees a partial one.
 * Only the owner of the process can read them. A full disk is reported once and otherwise ignored.
 * @param scope identifies the database: bodies of another one are not found
 */
export function createDiskCopy(
  folder: string,
  scope: string,
  report: (error: unknown) => void,
  mostFiles = MOST_FILES,
) {
  let isBroken = false;
  let files: number | undefined;
  const fileOf = (name: string) =>
    join(folder, `${createHash('sha256').update(`${scope}\n${name}`).digest('hex').slice(0, 40)}.json`);

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
      isBroken = false;
    } catch (error) {
      if (!isBroken) report(error);
      isBroken = true;
    }
  };

  let last = Promise.resolve();
  /** One after the other, so that the newest body of a name is written last. */
  const inTurn = (work: () => Promise<void>) => (last = last.then(() => attempt(work)));

  return {
    load(name: string): string | undefined {
      try {
        const saved = JSON.parse(readFileSync(fileOf(name), 'utf8')) as { name?: unknown; body?: unknown };
        return saved.name === name && typeof saved.body === 'string' ? saved.body : undefined;
      } catch {
        return undefined;
      }
    },
    save: (name: string, body: string) =>
      inTurn(async () => {
        if (files === undefined) {
          mkdirSync(folder, { recursive: true, mode: 0o700 });
          // An earlier version created the folder readable for everyone.
          chmodSync(folder, 0o700);
          files = readdirSync(folder).length;
        }
        const isNew = !existsSync(fileOf(name));
        if (body.length > MAX_BYTES || (isNew && files >= mostFiles)) return;
        await replaceFile(fileOf(name), JSON.stringify({ name, body }));
        if (isNew) files += 1;
      }),
    forget: (name: string) =>
      inTurn(async () => {
        if (!existsSync(fileOf(name))) return;
        await rm(fileOf(name), { force: true });
        if (files !== undefined) files -= 1;
      }),
  };
}
