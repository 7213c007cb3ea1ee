import type { Payload } from 'payload';
import { getCms } from '../cms/payload';
import { staleIfError } from '../content-cache/content-cache';
import { processSingleton } from '../process/singleton';
import { revision } from '../revision/state';
import { withCompleteContent } from '../cms/require-content';
import type { PublicFile } from '../process/public-files-bridge';
import { createUses, type Uses } from './references';

type Known = { generation: number; readAt: number; files: ReadonlyMap<string, string> };

const shared = processSingleton<{ known?: Known; uses?: { cms: Payload; uses: Uses } }>(
  'public-names',
  () => ({}),
);

/** A change by another road than this product's is seen after this time at the latest. */
const EXPIRY_MS = 20_000;

/**
 * Whether published content shows a file of the media library, so that everybody may see it: what is uploaded for a draft,
 * and what was taken out of a page, is nobody's. While the database is away, what counted last counts.
 */
export async function isPublicFile(filename: string): Promise<boolean> {
  try {
    return (await known()).has(filename);
  } catch {
    // Reported by getCms; without the database and a copy of its words no page shows a picture.
    return false;
  }
}

/** All of them. @throws {DatabaseAway} when neither the database nor a copy can tell */
export const publicFiles = async (): Promise<PublicFile[]> =>
  [...(await known())].map(([name, changedAt]) => ({ name, changedAt }));

/** When each changed, by name. */
async function known(): Promise<ReadonlyMap<string, string>> {
  const { known } = shared;
  const { generation, isKnown, isAway } = revision;
  const isCurrent = known?.generation === generation && Date.now() - known.readAt < EXPIRY_MS;
  if (known && (isAway || (isCurrent && isKnown))) return known.files;
  const readAt = Date.now();
  const list = await staleIfError('public-file-times', () => withCompleteContent(listPublicFiles));
  const files = new Map(list.map(({ name, changedAt }) => [name, changedAt]));
  shared.known = { generation, readAt, files };
  return files;
}

async function listPublicFiles(): Promise<PublicFile[]> {
  const cms = await getCms();
  if (shared.uses?.cms !== cms) shared.uses = { cms, uses: createUses(cms) };
  return shared.uses.uses.list();
}
