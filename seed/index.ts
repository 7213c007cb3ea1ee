import { env } from '@/server/env';
import { DatabaseAway, getCms } from '@/server/cms';
import { createFirstAdministrator } from './first-administrator';
import { reset } from './reset';
import { seedContent } from './seed';

/**
 * `npm run seed`: creates what is missing. `-- --reset` deletes all content and messages first; accounts stay.
 * `-- --if-empty`: only when there is no page at all.
 */
try {
  const cms = await getCms();
  const isReset = process.argv.includes('--reset');
  if (isReset) await reset(cms);
  const { totalDocs } = await cms.count({ collection: 'pages' });
  if (totalDocs === 0 || !process.argv.includes('--if-empty')) {
    const created = await seedContent(cms, { overwriteLayout: isReset });
    console.info(created === 0 ? 'Nothing was missing.' : `${created} documents were created.`);
  }
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
