import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { asString, prop } from '@/content/json';
import { faultOf, isComplete, isSame, vouchedIn } from '@/services/review/held';
import {
  addToRecord,
  changeDocumentRecord,
  documentRecord,
  noteWriter,
  recordOf,
  type Place,
  type Vouched,
} from '@/services/review/records';
import { needsSecondPerson } from '@/services/review/rules';
import { wordsHash } from '@/services/review/words';
import { idOf } from '@/content/links/document-id';

/** Context set by the approval itself, the seed and clearing the demo; a client cannot set it. */
export const VOUCHING = { isVouching: true } as const;

/**
 * Binds a review to the text that it was given for: other text removes it, the same text restores it. Where
 * a second person is required, a reviewer cannot be entered by hand.
 */
export const bindReview: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (req.context.isVouching === true) return data;
  const place = { collection: collection.slug, id: asString(idOf(prop(originalDoc, 'id'))) };
  const [words, given, before] = [wordsHash(data), vouchedIn(data), vouchedIn(originalDoc)];
  const isStrict = Boolean(req.user) && (await needsSecondPerson(req));
  if (operation === 'create') return isStrict ? withVouched(data, undefined) : data;

  const formerWords = wordsHash(originalDoc);
  const isNew = words !== formerWords;
  if (before && isNew) await remember(req, place, formerWords, before);
  const isAutosave = String(req.query?.autosave) === 'true';
  // Another person's autosave does not overwrite the version before it (newer-state.ts).
  const isFormerKept = !isAutosave || prop(data, 'changedBy') !== prop(originalDoc, 'changedBy');
  if (req.user && (isNew || !isAutosave))
    await noteWriter(req, place, words, {
      ...(isNew && isFormerKept ? { former: formerWords } : {}),
      isKept: !isAutosave,
    });
  const known = (await recordOf(req, place, words)).vouched;
  if (isStrict) return withVouched(data, isNew || known ? known : before);
  // A form that was opened earlier sends the former review with other text.
  const isStale = isNew && isSame(given, (await documentRecord(req, place)).last);
  const isGivenAnew = given !== undefined && !isSame(given, before) && !isStale;
  if (isGivenAnew) {
    if (isComplete(given)) await remember(req, place, words, given);
    return data;
  }
  return isNew ? withVouched(data, known) : data;
};

/** Remembers the original of a copy: its words are of those who wrote them. */
export const noteOriginal: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create') req.context.original = prop(args, 'duplicateFromID');
};

/** Records the author of a new text, and the authors of a copied one. */
export const noteFirstWriter: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation !== 'create' || !req.user || req.context.isVouching === true) return doc as unknown;
  const place = (id: unknown) => ({ collection: collection.slug, id: idOf(id) });
  const { original } = req.context;
  await noteWriter(req, place(prop(doc, 'id')), wordsHash(doc), {
    isKept: true,
    ...(original ? { original: place(original) } : {}),
  });
  return doc as unknown;
};

/** Rejects publishing unapproved text, whichever way it is published. */
export const holdUnapproved: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (req.context.isVouching === true || !becomesPublic(data, req)) return data;
  const fault = await faultOf(req, { collection: collection.slug, id: idOf(prop(originalDoc, 'id')) }, data);
  if (fault) throw new APIError(fault, 403);
  return data;
};

/**
 * Restoring a version may make a draft, whatever the version was. A document in the trash is treated as
 * missing: it is restored with the text that was saved meanwhile.
 */
export const becomesPublic = (data: unknown, req: PayloadRequest) =>
  prop(data, '_status') === 'published' &&
  !(req.context.isRestoringVersion === true && String(req.query?.draft) === 'true');

async function remember(req: PayloadRequest, place: Place, words: string, vouched: Vouched) {
  if (!isComplete(vouched)) return;
  const known = (await recordOf(req, place, words)).vouched;
  if (!isSame(known, vouched)) await addToRecord(req, place, words, { vouched });
  await changeDocumentRecord(req, place, { last: vouched });
}

const withVouched = <Data>(data: Data, vouched: Vouched | undefined): Data =>
  ({
    ...data,
    review: {
      ...(prop(data, 'review') as object | undefined),
      reviewer: vouched?.reviewer ?? null,
      reviewedOn: vouched?.reviewedOn ?? null,
      nextReviewOn: vouched?.nextReviewOn ?? null,
    },
  }) as Data;
