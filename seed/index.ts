import { embeddedFile, isEmbedded } from '@/server/database-address';
import { env } from '@/server/env';
import { DatabaseAway, getCms } from '@/server/cms';
import { tellErrorInLines } from '@/server/log';
import { createEmbeddedFile } from '@/server/lost-file';
import { createFirstAdministrator, NoAdministrator } from './first-administrator';
import { handOver } from './hand-over';
import { reset } from './reset';
import { seedContent } from './seed';

/**
 * `npm run seed`, and each `npm start`: fills a new database, and creates fixed pages that are missing. `-- --reset`
 * deletes all content and messages first; accounts stay. `-- --new-database` allows a new embedded file where one was lost.
 */
try {
  if (process.argv.includes('--new-database') && isEmbedded(env.databaseUri))
    createEmbeddedFile(embeddedFile(env.databaseUri));
  const cms = await getCms();
  const isReset = process.argv.includes('--reset');
  if (isReset) await reset(cms);
  const created = await seedContent(cms, { overwriteLayout: isReset });
  if (created > 0) console.info(`${created} documents were created.`);
  else if (!process.argv.includes('--if-empty')) console.info('Nothing was missing.');
  const signIn = await createFirstAdministrator(cms, {
    email: env.adminEmail,
    password: env.adminPassword,
    mustHaveEmail: env.isProduction && !isEmbedded(env.databaseUri),
  });
  if (signIn) handOver(signIn);
  await cms.destroy();
  process.exit(0);
} catch (error) {
  // A database that is away was reported by getCms.
  if (error instanceof NoAdministrator) console.error(error.message);
  else if (!(error instanceof DatabaseAway)) console.error(tellErrorInLines(error));
  process.exit(1);
}
