import type { PayloadRequest } from 'payload';
import { isReviewed, needsReviewer, type Reviewed } from '@/content/collection-lists';
import { asString, prop } from '@/content/json';
import { idOf } from '@/content/links/document-id';
import { recordOf, type Place, type Vouched } from './records';
import { isOwnStart, needsSecondPerson } from './rules';
import { wordsHash } from './words';

const NOT_APPROVED =
  'This text is not approved. A second person has to read and approve it before it can be published.';
const NO_REVIEWER =
  'A condition or therapy is published with a reviewer and the day of the review. Fill in both under “Review and sources”.';

/** Whether a plan to publish a document will not be carried out because its latest text is not approved. */
export async function isHeldBack(req: PayloadRequest, { collection = '', id = '' }: Partial<Place>) {
  if (!isReviewed(req.payload.config, collection)) return false;
  const how = { collection, id, overrideAccess: true, draft: true, depth: 0, disableErrors: true } as const;
  const doc = await req.payload.findByID(how);
  return doc !== null && (await faultOf(req, { collection, id }, doc)) !== '';
}

/** @returns why the text may not be published; empty when it may */
export async function faultOf(req: PayloadRequest, place: Place, doc: unknown): Promise<string> {
  const words = wordsHash(doc);
  if (await isPublicAlready(req, place, words)) return '';
  if ((await needsSecondPerson(req)) && !(await recordOf(req, place, words)).approvedBy) return NOT_APPROVED;
  if (!needsReviewer(req.payload.config, place.collection) || isComplete(vouchedIn(doc))) return '';
  return (await isOwnStart(req)) ? NO_REVIEWER : '';
}

/** Whether a change leaves the text as published, such as a change of the order. */
async function isPublicAlready(req: PayloadRequest, { collection, id }: Place, words: string) {
  if (!id) return false;
  const present = await req.payload.db.findOne<{ id: string; _status?: string }>({
    collection: collection as Reviewed,
    where: { id: { equals: id } },
    req: { transactionID: req.transactionID } as PayloadRequest,
  });
  return present?._status === 'published' && wordsHash(present) === words;
}

/** The review that a document names; undefined without a reviewer or a day. */
export function vouchedIn(doc: unknown): Vouched | undefined {
  const review = prop(doc, 'review');
  const reviewer = prop(review, 'reviewer');
  const vouched = {
    reviewer: reviewer ? idOf(reviewer) : '',
    reviewedOn: dayOf(prop(review, 'reviewedOn')),
    nextReviewOn: dayOf(prop(review, 'nextReviewOn')) || null,
  };
  return vouched.reviewer || vouched.reviewedOn ? vouched : undefined;
}

const dayOf = (value: unknown) => (value instanceof Date ? value.toISOString() : asString(value));

export const isComplete = (vouched: Vouched | undefined): vouched is Vouched =>
  Boolean(vouched?.reviewer && vouched.reviewedOn);

/** The day of the next review may change without another reading. */
export const isSame = (one: Vouched | undefined, other: Vouched | undefined) =>
  one?.reviewer === other?.reviewer && one?.reviewedOn === other?.reviewedOn;
