import { get } from '@/content/untyped';
import { env } from '../env';
import { backUp, restore } from './backup';
import { BackupFault } from './manifest';

/** `npm run backup [-- FOLDER]` and `npm run restore -- FOLDER [--replace]`. */
const [verb, ...rest] = process.argv.slice(2);
const folder = rest.find((argument) => !argument.startsWith('--'));

try {
  if (verb === 'restore') {
    if (!folder) throw new BackupFault('Say which backup: npm run restore -- FOLDER');
    await restore(folder, { shouldReplace: rest.includes('--replace') });
    console.info(`The backup in ${folder} is in place. Start the site.`);
  } else {
    console.info(`The backup is in ${await backUp(folder ?? env.backupDir)}.`);
  }
  process.exit(0);
} catch (error) {
  // A database that is away was reported by getCms.
  if (error instanceof BackupFault) console.error(error.message);
  else if (get(error, 'name') !== 'DatabaseAway') console.error(error);
  process.exit(1);
}
