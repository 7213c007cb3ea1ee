import { spawnSync } from 'node:child_process';
import { prop } from '@/content/json';
import { embeddedFile, isEmbedded } from '@/services/settings/database-url';
import { env } from '@/services/settings/env';
import { VERSION } from '@/services/settings/version';
import { newestCopy, upgrading } from '@/services/dump/before-upgrade';
import { backUp, connect, restore } from './backup';
import { BackupError } from '@/services/dump/manifest';
import { mongoMessagesSince } from '@/services/dump/mongodb';
import { sqliteMessagesSince } from '@/services/dump/sqlite';

/**
 * `npm run upgrade`: migrates the database to this version, as each start does. `-- --back` restores the copy
 * made before; messages that arrived since are then only in a backup, which needs the flag
 * `--without-new-messages`.
 */
try {
  if (process.argv.includes('--save')) await save();
  else if (process.argv.includes('--back')) await goBack();
  else {
    await connect();
    console.info(`The database is of version ${VERSION}.`);
  }
  process.exit(0);
} catch (error) {
  if (error instanceof BackupError) console.error(error.message);
  else if (prop(error, 'name') !== 'DatabaseAway') console.error(error);
  process.exit(1);
}

async function goBack() {
  const { folder, madeAt, version } = await copyOfBefore();
  // In another process: a process that has read an embedded file may keep it open, and a file in use is not
  // replaced.
  const [, file = '', ...args] = process.argv;
  const saving = spawnSync(process.execPath, [...process.execArgv, file, ...args, '--save'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (saving.status !== 0) process.exit(1);
  await restore(folder, { shouldReplace: true });
  console.info(
    `The database is again as it was on ${madeAt}. What it was until now is in ${String(saving.stdout).trim()}. ` +
      `Put version ${version} in place and start it; a start of ${VERSION} upgrades the database again.`,
  );
}

/** Backs up the present data before going back, and prints where. */
async function save() {
  const { madeAt } = await copyOfBefore();
  const since = isEmbedded(env.databaseUri)
    ? await sqliteMessagesSince(embeddedFile(env.databaseUri), madeAt)
    : await mongoMessagesSince((await connect()).db, madeAt);
  if (since > 0 && !process.argv.includes('--without-new-messages')) {
    throw new BackupError(
      `Messages that have arrived since the copy of ${madeAt} would be in a backup only (${since}). Read or export them in ` +
        'the panel, stop the site, and run: npm run upgrade -- --back --without-new-messages',
    );
  }
  console.info(await backUp(env.backupDir));
}

async function copyOfBefore() {
  // A failing migration must not prevent going back.
  upgrading.isOff = true;
  const copy = await newestCopy();
  if (copy) return copy;
  throw new BackupError(
    `There is no copy of this database in ${env.backupDir} from before an upgrade. A backup leads back too: npm run restore.`,
  );
}
