import type { Payload } from 'payload';
import { getCms } from '../cms/payload';
import { staleIfError } from '../content-cache/content-cache';
import { processSingleton } from '@/services/process/singleton';
import { perRevision } from '@/services/revision/per-revision';
import { withCompleteContent } from '../cms/require-content';
import type { PublicFile } from '@/services/process/bridge';
import { createUses, type Uses } from './references';

const shared = processSingleton<{ uses?: { cms: Payload; uses: Uses } }>('public-names', () => ({}));

/** A change made outside this product is noticed after this time at the latest. */
const EXPIRY_MS = 20_000;

/**
 * Whether published content shows a file of the media library, which makes it public: uploads for a draft,
 * and files removed from a page, are not. While the database is unreachable, the last known state applies.
 */
export async function isPublicFile(filename: string): Promise<boolean> {
  try {
    return (await known()).has(filename);
  } catch {
    // getCms reports it; without database and cached content no page shows a picture.
    return false;
  }
}

/** All public files. @throws {DatabaseAway} when neither the database nor a cached copy is available */
export const publicFiles = async (): Promise<PublicFile[]> =>
  [...(await known())].map(([name, changedAt]) => ({ name, changedAt }));

/** When each public file changed, by name. */
const known = perRevision(
  'public-files',
  async (): Promise<ReadonlyMap<string, string>> => {
    const list = await staleIfError('public-file-times', () => withCompleteContent(listPublicFiles));
    return new Map(list.map(({ name, changedAt }) => [name, changedAt]));
  },
  EXPIRY_MS,
);

async function listPublicFiles(): Promise<PublicFile[]> {
  const cms = await getCms();
  if (shared.uses?.cms !== cms) shared.uses = { cms, uses: createUses(cms) };
  return shared.uses.uses.list();
}
