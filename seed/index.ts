import { env } from '@/server/env';
import { DatabaseAway, getCms } from '@/server/cms';
import { createFirstAdministrator } from './first-administrator';
import { reset } from './reset';
import { seedContent } from './seed';

/**
 * `npm run seed`, and each `npm start`: fills a new database, and creates fixed pages that are missing. `-- --reset`
 * deletes all content and messages first; accounts stay.
 */
try {
  const cms = await getCms();
  const isReset = process.argv.includes('--reset');
  if (isReset) await reset(cms);
  const created = await seedContent(cms, { overwriteLayout: isReset });
  if (created > 0) console.info(`${created} documents were created.`);
  else if (!process.argv.includes('--if-empty')) console.info('Nothing was missing.');
  const signIn = await createFirstAdministrator(cms, { email: env.adminEmail, password: env.adminPassword });
  if (signIn) {
    const password = signIn.password
      ? `the password ${signIn.password} (shown only now; change it in the panel)`
      : 'the password from ADMIN_PASSWORD';
    console.info(`Staff sign in at ${env.siteUrl}/admin with ${signIn.email} and ${password}.`);
  }
  await cms.destroy();
  process.exit(0);
} catch (error) {
  // A database that is away was reported by getCms.
  if (!(error instanceof DatabaseAway)) console.error(error);
  process.exit(1);
}
