import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prop } from '@/content/json';
import { env } from '@/services/settings/env';
import { ARCHIVE_END } from './archive';
import { backUp, restore, tryBackup } from './backup';
import { BackupError } from '@/services/dump/manifest';

/**
 * `npm run backup [-- FOLDER | -- --new-key]` and `npm run restore -- FOLDER | ARCHIVE --key FILE
 * [--replace]`. The site itself runs `nightly` and `try`.
 */
const [verb, ...rest] = process.argv.slice(2);
const keyAt = rest.indexOf('--key');
const keyFile = keyAt < 0 ? undefined : rest.splice(keyAt, 2)[1];
const place = rest.find((argument) => !argument.startsWith('--'));

try {
  if (verb === 'restore') await putBack();
  else if (verb === 'try') await tryBackup(place ?? '');
  else if (verb === 'nightly') await (await import('./nightly')).backUpAtNight();
  else if (rest.includes('--new-key')) await sayNewKey();
  else console.info(`The backup is in ${await backUp(place ?? env.backupDir)}.`);
  process.exit(0);
} catch (error) {
  // getCms has reported an unreachable database.
  if (error instanceof BackupError) console.error(error.message);
  else if (prop(error, 'name') !== 'DatabaseAway') console.error(error);
  process.exit(1);
}

async function putBack() {
  if (!place) throw new BackupError('Name the backup: npm run restore -- FOLDER');
  const options = { shouldReplace: rest.includes('--replace') };
  if (place.endsWith(ARCHIVE_END)) await restoreArchive(place, options);
  else await restore(place, options);
  console.info(`The backup in ${place} is in place. Start the site.`);
}

/** Restores an archive: a file, or the name of one in `BACKUP_BUCKET`. */
async function restoreArchive(archive: string, options: { shouldReplace: boolean }) {
  if (!keyFile)
    throw new BackupError('Name the file with the private key: npm run restore -- ARCHIVE --key FILE');
  // The format of age-keygen: one key per line, and comments.
  const keys = (await readFile(keyFile, 'utf8'))
    .split(/\r?\n/)
    .filter((line) => /^AGE-SECRET-KEY-/.test(line));
  if (keys.length === 0) throw new BackupError(`There is no private key (AGE-SECRET-KEY-…) in ${keyFile}.`);
  const folder = await mkdtemp(join(tmpdir(), 'restore-'));
  try {
    let file = archive;
    if (!existsSync(archive) && env.nightly.bucket) {
      file = join(folder, 'archive');
      await (await import('./archive-store')).archiveStore().fetch(archive, file);
    }
    const { unpack } = await import('./archive');
    await unpack(file, join(folder, 'opened'), keys);
    await restore(join(folder, 'opened'), options);
  } finally {
    // A failed unpacking may still write for a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function sayNewKey() {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const key = await generateX25519Identity();
  console.info(`The private key opens the backups. Keep it in two safe places, and never on this machine:
${key}
The public key is for the site's settings:
BACKUP_PUBLIC_KEY=${await identityToRecipient(key)}`);
}
