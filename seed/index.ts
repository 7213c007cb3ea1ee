import type { Payload } from 'payload';
import { startOf } from '../collections/demo/start';
import { embeddedFile, isEmbedded } from '@/services/settings/database-url';
import { env } from '@/services/settings/env';
import { getCms } from '@/server/cms/payload';
import { DatabaseAway } from '@/services/database/database-away';
import { filling } from '@/services/seeding/seed-state';
import { formatErrorInLines } from '@/services/logging/redact';
import { createEmbeddedFile } from '@/services/settings/sqlite-file';
import { withLock } from '@/services/locks/lock';
import { askCenter, missingFacts } from './ask-center';
import { createFirstAdministrator, NoAdministrator } from './first-administrator';
import { printAdminCredentials } from './print-admin-credentials';
import { reset } from './reset';
import { isSeeded, seedContent } from './seed';

const WHAT_THERE_IS = {
  demo: 'This is the demo: the pages of a fictional center. For your own center, clear the demo in the panel, or start afresh with `npm run seed -- --reset --own`.',
  own: 'The pages have words that claim nothing. Conditions and therapies are drafts: read them, have them reviewed, and publish them in the panel. What you offer is hidden until you switch it on. The first page of the panel lists what is to be done before you open.',
};
const DEMO_IS_THERE =
  'This database has the demo, and nothing was changed. Clear the demo in the panel, or replace everything with `npm run seed -- --reset --own`.';

/**
 * `npm run seed`, also run by `npm start` when something is missing: fills a new database, and creates
 * missing fixed pages. `-- --reset` deletes all content and messages first; accounts stay. `-- --own` (or
 * START_WITH=own) starts a center's own site instead of the demo. `-- --new-database` allows a new embedded
 * file where one was lost.
 */
try {
  filling.mayBeNew = process.argv.includes('--new-database');
  if (filling.mayBeNew && isEmbedded(env.databaseUri)) createEmbeddedFile(embeddedFile(env.databaseUri));
  const cms = await getCms();
  // Of two processes that start on an empty database one fills it; the other waits, and finds nothing
  // missing.
  await withLock(cms.db, 'seed', () => fill(cms));
  await cms.destroy();
  process.exit(0);
} catch (error) {
  // getCms has reported an unreachable database.
  if (error instanceof NoAdministrator) console.error(error.message);
  else if (!(error instanceof DatabaseAway)) console.error(formatErrorInLines(error));
  process.exit(1);
}

async function fill(cms: Payload) {
  const isReset = process.argv.includes('--reset');
  if (isReset) await reset(cms);
  const start = process.argv.includes('--own') ? 'own' : env.startWith;
  const isUpgrade = await isSeeded(cms);
  const center = start === 'own' && !isUpgrade ? await askCenter(env.center) : {};
  const created = await seedContent(cms, { overwriteLayout: isReset, start, center });
  if (created > 0 && isUpgrade) console.info(`${created} pages that were missing were created.`);
  else if (created > 0) {
    console.info(`${created} documents were created.`);
    const begun = await startOf(cms);
    console.info(WHAT_THERE_IS[begun]);
    const missing = begun === 'own' ? missingFacts(center) : [];
    if (missing.length > 0)
      console.info(
        `Visitors do not see your ${missing.join(', ')} yet: fill in “Contact, header and footer” in the panel.`,
      );
  } else if (start === 'own' && (await startOf(cms)) === 'demo') console.info(DEMO_IS_THERE);
  else if (!process.argv.includes('--if-empty')) console.info('Nothing was missing.');
  const signIn = await createFirstAdministrator(cms, {
    email: env.adminEmail,
    password: env.adminPassword,
    mustHaveEmail: env.isProduction && !isEmbedded(env.databaseUri),
  });
  if (signIn) printAdminCredentials(signIn);
}
