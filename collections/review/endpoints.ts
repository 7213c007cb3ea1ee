import {
  addDataAndFileToRequest,
  APIError,
  type Endpoint,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload';
import { isReviewed, type Reviewed } from '@/content/collection-lists';
import { centerDay } from '@/content/center-time';
import { asList, asString, prop } from '@/content/json';
import { mayApprove, nameOf } from '@/services/auth/access';
import { withSaveLock } from '@/services/locks/save-lock';
import { env } from '@/services/settings/env';
import { sendMail } from '@/services/mail/mail';
import { VOUCHING } from './bind';
import {
  addToRecord,
  changeDocumentRecord,
  documentRecord,
  recordOf,
  writersOf,
  type Place,
  type Vouched,
} from '@/services/review/records';
import { needsSecondPerson } from '@/services/review/rules';
import { wordsHash } from '@/services/review/words';
import { idOf } from '@/content/links/document-id';

const MOST_OF_A_NOTE = 1000;
const refusal = (sentence: string, status = 403) => new APIError(sentence, status);

type Opened = { place: Place & { collection: Reviewed }; doc: object; words: string };

/** @param afterSave runs after the save lock: colleagues' saves do not wait for it */
const answering =
  (
    answer: (req: PayloadRequest, opened: Opened) => Promise<object>,
    afterSave: (req: PayloadRequest, place: Place) => Promise<object> = async () => ({}),
  ): PayloadHandler =>
  async (req) => {
    if (!mayApprove({ req })) throw refusal('Please sign in as a reviewer or an editor.');
    await addDataAndFileToRequest(req);
    const given = req.method === 'GET' ? req.query : req.data;
    const [collection, id] = [asString(prop(given, 'collection')), asString(prop(given, 'id'))];
    if (!isReviewed(req.payload.config, collection) || !id) throw refusal('This text needs no review.', 400);
    const place = { collection, id };
    const answered = async () => {
      const doc = await req.payload.findByID({
        collection,
        overrideAccess: true,
        id,
        draft: true,
        depth: 0,
        disableErrors: true,
        req,
      });
      if (!doc) throw refusal('This text is gone. Reload the page.', 404);
      return answer(req, { place, doc, words: wordsHash(doc) });
    };
    // Serialized with saves, so that an approval does not drop the author of a concurrent save.
    const body = await (req.method === 'GET'
      ? answered()
      : withSaveLock(req.payload.db, `${collection}:${id}`, answered));
    const more = await afterSave(req, place);
    return Response.json({ ...body, ...more }, { headers: { 'Cache-Control': 'no-store' } });
  };

/** The review panel beside a text: `GET /cms-api/review/state?collection=…&id=…`. */
const state = answering(async (req, { place, doc, words }) => {
  const [record, document, writers, isNeeded] = await Promise.all([
    recordOf(req, place, words),
    documentRecord(req, place),
    writersOf(req, place, words),
    needsSecondPerson(req),
  ]);
  return {
    words,
    isNeeded,
    approvedBy: record.approvedBy ?? null,
    returned: record.returned ?? null,
    isOwnText: writers.includes(String(req.user?.id)),
    sources: asList(prop(prop(doc, 'review'), 'sources')).length,
    hasFormer: document.last !== undefined && !record.vouched,
  };
});

/** `POST /cms-api/review/approve` `{ collection, id, words }`: not by an author of the text. */
const approve = answering(async (req, opened) => {
  const person = await demandOther(req, opened);
  const today = `${centerDay(new Date())}T12:00:00.000Z`;
  const planned = asString(prop(prop(opened.doc, 'review'), 'nextReviewOn'));
  await vouch(req, opened, {
    reviewer: person,
    reviewedOn: today,
    nextReviewOn: planned > today ? planned : null,
  });
  return { approved: true };
});

/** `POST /cms-api/review/typo`: keeps the former review; only by its reviewer. */
const typo = answering(async (req, opened) => {
  const person = await demandOther(req, opened, { isForTypo: true });
  const { last } = await documentRecord(req, opened.place);
  if (!last) throw refusal('This text was not reviewed before. Approve it as a whole.', 409);
  if (last.reviewer !== person)
    throw refusal('Only the person who reviewed this text can say that a change is a typo.');
  await vouch(req, opened, last);
  return { approved: true };
});

/**
 * `POST /cms-api/review/return` `{ collection, id, words, note }`: once per text, with one mail that contains
 * only a link.
 */
const sendBack = answering(
  async (req, { place, words }) => {
    demandSame(req, words);
    const note = asString(prop(req.data, 'note')).trim().slice(0, MOST_OF_A_NOTE);
    if (!note) throw refusal('Say in a few words what has to change.', 400);
    if ((await recordOf(req, place, words)).returned) throw refusal('This text was returned already.', 409);
    await addToRecord(req, place, words, {
      approvedBy: undefined,
      returned: { note, by: nameOf(req), on: new Date().toISOString() },
    });
    return { returned: true };
  },
  async (req, place) => ({ isMailed: await tellWriter(req, place) }),
);

export const reviewEndpoints: Endpoint[] = [
  { path: '/review/state', method: 'get', handler: state },
  { path: '/review/approve', method: 'post', handler: approve },
  { path: '/review/typo', method: 'post', handler: typo },
  { path: '/review/return', method: 'post', handler: sendBack },
];

/** @returns the team member of the account. @throws unless the account may approve exactly this text */
async function demandOther(req: PayloadRequest, { place, words }: Opened, { isForTypo = false } = {}) {
  demandSame(req, words);
  const writers = await writersOf(req, place, words);
  // A center of one may confirm its own typo.
  const isAlone = isForTypo && !(await needsSecondPerson(req));
  if (writers.includes(String(req.user?.id)) && !isAlone)
    throw refusal('You wrote some of this text. Somebody else has to approve it.');
  const person = prop(req.user, 'person');
  if (!person)
    throw refusal(
      'Your account is linked to nobody of the team, so that no name could stand under the text. An administrator can link it.',
    );
  return idOf(person);
}

/** Rejects an approval of a text that has changed since the page was opened. */
function demandSame(req: PayloadRequest, words: string) {
  if (asString(prop(req.data, 'words')) !== words)
    throw refusal('The text has changed since you opened this page. Reload the page and read it again.', 409);
}

async function vouch(req: PayloadRequest, { place, doc, words }: Opened, vouched: Vouched) {
  const approvedBy = { id: String(req.user?.id), name: nameOf(req), on: new Date().toISOString() };
  const writers = await writersOf(req, place, words);
  await addToRecord(req, place, words, { vouched, approvedBy, returned: undefined, writers });
  await changeDocumentRecord(req, place, { last: vouched, writers: [] });
  const review = { ...(prop(doc, 'review') as object | undefined), ...vouched };
  await req.payload.update({
    collection: place.collection,
    overrideAccess: true,
    id: place.id,
    depth: 0,
    data: { review } as never,
    draft: prop(doc, '_status') === 'draft',
    context: VOUCHING,
  });
}

/** The last author, except the one who writes the note. */
async function tellWriter(req: PayloadRequest, place: Place): Promise<boolean> {
  const { writers } = await documentRecord(req, place);
  const id = writers.filter((writer) => writer !== String(req.user?.id)).at(-1);
  const writer =
    id &&
    (await req.payload.findByID({
      collection: 'staff',
      overrideAccess: true,
      id,
      depth: 0,
      disableErrors: true,
    }));
  if (!writer) return false;
  const link = `${env.siteUrl}/admin/collections/${place.collection}/${place.id}`;
  return sendMail({
    to: writer.email,
    subject: 'A text was returned to you',
    text: `A reviewer returned your text with a note. Read the note here:\n\n${link}\n`,
  }).catch(() => false);
}
