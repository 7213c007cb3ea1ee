import type { Payload } from 'payload';
import { getCms } from '../cms';
import { lastGood } from '../last-good/last-good';
import { processWide } from '../process-wide';
import { revision } from '../revision';
import { createUses, type Uses } from './uses';

type Known = { generation: number; readAt: number; names: ReadonlySet<string> };

const shared = processWide<{ known?: Known; uses?: { cms: Payload; uses: Uses } }>(
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
    return (await publicNames()).has(filename);
  } catch {
    // Reported by getCms; without the database and a copy of its words no page shows a picture.
    return false;
  }
}

async function publicNames() {
  const { known } = shared;
  const { generation, isKnown, isAway } = revision;
  const isCurrent = known?.generation === generation && Date.now() - known.readAt < EXPIRY_MS;
  if (known && (isAway || (isCurrent && isKnown))) return known.names;
  const readAt = Date.now();
  const names = new Set(await lastGood('public-files', listPublicFiles));
  shared.known = { generation, readAt, names };
  return names;
}

async function listPublicFiles(): Promise<string[]> {
  const cms = await getCms();
  if (shared.uses?.cms !== cms) shared.uses = { cms, uses: createUses(cms) };
  return shared.uses.uses.list();
}
