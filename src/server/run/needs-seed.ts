import { pageSchemas } from '@/content/schema/schemas';
import { getCms } from '../cms/payload';
import { env } from '@/services/settings/env';
import { SEEDED_WORDS_KEY, START_KEY } from '@/services/key-value/key-value';
import { seedCheck } from '@/services/seeding/seed-state';

const RETRY_MS = 3000;

/**
 * Determines, as soon as the database responds, whether fixed pages or the first account are missing, or the
 * database is older than the record of how it was seeded.
 */
export async function checkNeedsSeed(): Promise<void> {
  try {
    const cms = await getCms();
    const [pages, staff, start, seededWords] = await Promise.all([
      cms.count({ collection: 'pages', overrideAccess: true }),
      cms.count({ collection: 'staff', overrideAccess: true }),
      cms.kv.get(START_KEY),
      cms.kv.get(SEEDED_WORDS_KEY),
    ]);
    seedCheck.isIncomplete =
      staff.totalDocs === 0 ||
      pages.totalDocs < Object.keys(pageSchemas).length ||
      start === null ||
      seededWords === null;
    if (!env.isProduction && !env.isTest && seedCheck.isIncomplete)
      console.info(
        'Pages, records of the set-up or the first staff account are missing in this database. Run in another terminal: npm run seed',
      );
  } catch {
    // getCms has reported it.
    setTimeout(() => void checkNeedsSeed(), RETRY_MS).unref();
  }
}
