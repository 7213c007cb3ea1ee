import { pageSchemas } from '@/content/schemas';
import { getCms } from './cms';
import { processWide } from './process-wide';

const RETRY_MS = 3000;
const known = processWide<{ isIncomplete?: boolean }>('first-start', () => ({}));

/** Finds out, as soon as the database answers, whether fixed pages or the first account are missing. */
export async function noteWhatIsMissing(): Promise<void> {
  try {
    const cms = await getCms();
    const [pages, staff] = await Promise.all([
      cms.count({ collection: 'pages' }),
      cms.count({ collection: 'staff' }),
    ]);
    known.isIncomplete = staff.totalDocs === 0 || pages.totalDocs < Object.keys(pageSchemas).length;
  } catch {
    // Reported by getCms.
    setTimeout(() => void noteWhatIsMissing(), RETRY_MS).unref();
  }
}
