import { createHash } from 'node:crypto';
import { APIError, type Payload, type PayloadRequest } from 'payload';
import { asList, asString, prop } from '@/content/json';
import { readKeyValue, SEEDED_WORDS_KEY } from '@/services/key-value/key-value';

/** Whether a text equals the seed's at a place such as `homepage.hero.heading`. */
export type IsSeeded = (place: string, text: unknown) => boolean;

/** A place and the seed's text there. */
export type SeededText = readonly [place: string, text: string];

const hashOf = (place: string, text: string) =>
  createHash('sha256').update(`${place} ${text}`).digest('base64url').slice(0, 16);

const storedHashes = async (req: With) =>
  asList(prop(await readKeyValue(req, SEEDED_WORDS_KEY), 'hashes')).map(asString);

/**
 * The seed stores a hash of each of its texts, so that the server does not need the texts. Undefined in a
 * database of an earlier version until the seed has run at the next start; until then nothing loses the demo
 * flag.
 */
export async function seededWords(req: With): Promise<IsSeeded | undefined> {
  const hashes = new Set(await storedHashes(req));
  if (hashes.size === 0) return undefined;
  return (place, text) => asString(text) !== '' && hashes.has(hashOf(place, asString(text)));
}

/** @throws when the seed has not run yet */
export async function requireSeededWords(req: With): Promise<IsSeeded> {
  const isSeeded = await seededWords(req);
  if (isSeeded) return isSeeded;
  throw new APIError('The set-up has not finished. Please try again in a minute.', 503);
}

/** Adds to the stored hashes: an earlier version may have had other texts. */
export async function rememberSeededWords(cms: Payload, texts: readonly SeededText[]): Promise<void> {
  const before = await storedHashes({ payload: cms });
  const hashes = [...new Set([...before, ...texts.map(([place, text]) => hashOf(place, text))])];
  if (hashes.length > before.length) await cms.kv.set(SEEDED_WORDS_KEY, { hashes });
}

type With = { payload: Payload } & Partial<PayloadRequest>;
