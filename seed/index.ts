import { env } from '@/server/env';
import { getCms } from '@/server/cms';
import { createFirstAdministrator } from './first-administrator';
import { reset } from './reset';
import { seedContent } from './seed';

/**
 * `npm run seed`: creates what is missing. `npm run seed -- --reset`: deletes all content and messages first;
 * accounts stay.
 */
try {
  const cms = await getCms();
  const isReset = process.argv.includes('--reset');
  if (isReset) await reset(cms);
  const created = await seedContent(cms, { overwriteLayout: isReset });
  const signIn = await createFirstAdministrator(cms, { email: env.adminEmail, password: env.adminPassword });
  console.info(created === 0 ? 'Nothing was missing.' : `${created} documents created.`);
  if (signIn) {
    console.info(
      `Staff sign in with ${signIn.email}${signIn.password ? ` and the password ${signIn.password} (shown only now)` : ''}.`,
    );
  }
  await cms.destroy();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
