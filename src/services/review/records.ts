import type { Payload, PayloadRequest } from 'payload';
import { asList, asString, prop } from '@/content/json';
import { readKeyValue, writeKeyValue } from '../key-value/key-value';

/** The reviewer of a text, as in the document's `review`. */
export type Vouched = { reviewer: string; reviewedOn: string; nextReviewOn: string | null };

/** What is recorded about one wording of a document. */
export type WordsRecord = {
  /** The accounts that wrote it, from the approval before it on: it may be restored. */
  writers?: string[];
  /** The review given for exactly this wording. */
  vouched?: Vouched;
  /** The account that approved it, its name, and when (ISO 8601). */
  approvedBy?: { id: string; name: string; on: string };
  /** Set when the text was returned to its author. */
  returned?: { note: string; by: string; on: string };
};

/** What is recorded about a document besides its wordings. */
type DocumentRecord = {
  /** The accounts that wrote since the last approval. */
  writers: string[];
  /** The latest review, even if its text has changed since. */
  last?: Vouched;
};

type With = { payload: Payload } & Partial<PayloadRequest>;
export type Place = { collection: string; id: string };

const wordsKey = ({ collection, id }: Place, words: string) => `review:${collection}:${id}:${words}`;
const documentKey = ({ collection, id }: Place) => `review:${collection}:${id}`;

/** Stored outside of the document, so that copies, imports and forms carry no approval along. */
export const recordOf = async (req: With, place: Place, words: string) =>
  ((await readKeyValue(req, wordsKey(place, words))) ?? {}) as WordsRecord;

/** Merges `more` into what is recorded about this wording. */
export async function addToRecord(req: With, place: Place, words: string, more: WordsRecord) {
  await writeKeyValue(req, wordsKey(place, words), { ...(await recordOf(req, place, words)), ...more });
}

/** The accounts that wrote this wording, or anything in the document since the last approval. */
export async function writersOf(req: With, place: Place, words: string): Promise<string[]> {
  const { writers } = await documentRecord(req, place);
  return union(writers, (await recordOf(req, place, words)).writers);
}

/**
 * Records the signed-in account as a writer of the document, together with the writers of a wording that
 * comes back: an earlier version may be restored, or typed again.
 * @param former the wording before, if this save keeps it as a version
 * @param isKept whether this wording will stay as a version; an autosave is overwritten by the next one
 * @param original the document that this one is a copy of
 */
export async function noteWriter(
  req: PayloadRequest,
  place: Place,
  words: string,
  { former, isKept, original }: { former?: string; isKept: boolean; original?: Place },
) {
  const { writers } = await documentRecord(req, place);
  if (former !== undefined) await noteWritersOf(req, place, former, writers);
  const known = await recordOf(req, original ?? place, words);
  const copied = original && !known.approvedBy ? await writersOf(req, original, words) : [];
  const own = [String(req.user?.id)];
  // An approved wording is as after its approval, and restoring it needs no other one.
  const now = known.approvedBy ? own : union(writers, known.writers, copied, own);
  await changeDocumentRecord(req, place, { writers: now });
  if (isKept) await noteWritersOf(req, place, words, now);
}

async function noteWritersOf(req: With, place: Place, words: string, more: string[]) {
  const writers = union((await recordOf(req, place, words)).writers, more);
  if (writers.length > 0) await addToRecord(req, place, words, { writers });
}

const union = (...lists: (readonly string[] | undefined)[]) => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];

export async function documentRecord(req: With, place: Place): Promise<DocumentRecord> {
  const known = await readKeyValue(req, documentKey(place));
  return {
    writers: asList(prop(known, 'writers')).map(asString),
    ...(prop(known, 'last') ? { last: prop(known, 'last') as Vouched } : {}),
  };
}

export async function changeDocumentRecord(req: With, place: Place, more: Partial<DocumentRecord>) {
  await writeKeyValue(req, documentKey(place), { ...(await documentRecord(req, place)), ...more });
}
