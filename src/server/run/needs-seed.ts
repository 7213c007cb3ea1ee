import { pageSchemas } from '@/content/schema/schemas';
import { getCms } from '../cms/payload';
import { env } from '../settings/env';
import { processWide } from '../process/singleton';

const RETRY_MS = 3000;
const known = processWide<{ isIncomplete?: boolean }>('first-start', () => ({}));

/**
 * Finds out, as soon as the database answers, whether fixed pages or the first account are missing, or the database is
 * older than the record of what it began with.
 */
export async function noteWhatIsMissing(): Promise<void> {
  try {
    const cms = await getCms();
    const [pages, staff, start] = await Promise.all([
      cms.count({ collection: 'pages' }),
      cms.count({ collection: 'staff' }),
      cms.kv.get('start'),
    ]);
    known.isIncomplete =
      staff.totalDocs === 0 || pages.totalDocs < Object.keys(pageSchemas).length || start === null;
    if (!env.isProduction && !env.isTest && known.isIncomplete)
      console.info(
        'Pages or the first staff account are missing in this database. Run in another terminal: npm run seed',
      );
  } catch {
    // Reported by getCms.
    setTimeout(() => void noteWhatIsMissing(), RETRY_MS).unref();
  }
}
