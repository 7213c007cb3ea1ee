import type { AfterErrorHook } from 'payload';
import { AWAY, isDatabaseAway } from '@/services/database/database-away';
import { FULL } from '@/services/media/disk-space';
import { asString, prop } from '@/content/json';

type Known = { isMeant: (error: unknown) => boolean; status: number; sentence: string };

const says = (words: RegExp) => (error: unknown) =>
  words.test(`${String(prop(error, 'code'))} ${String(prop(error, 'message'))}`);
const saysInside = (words: RegExp) => (error: unknown) =>
  says(words)(error) || says(words)(prop(error, 'cause'));

const isBusy = says(/SQLITE_BUSY|database is locked/);

/** User-correctable errors and their messages. */
const KNOWN: Known[] = [
  {
    isMeant: saysInside(/ENOSPC|SQLITE_FULL|database or disk is full/),
    status: 507,
    sentence: FULL,
  },
  {
    // SQLite rejects a reference to a deleted document.
    isMeant: saysInside(/FOREIGN KEY constraint failed|SQLITE_CONSTRAINT_FOREIGNKEY/),
    status: 409,
    sentence:
      'Something that is chosen here was deleted in the meantime, for example a picture or a person. Copy what you have just written, reload the page, and choose again.',
  },
  {
    // Deleting, or changing several at once. Payload's sentence has the id.
    isMeant: (error) => prop(error, 'status') === 423,
    status: 423,
    sentence: 'A colleague is editing this at the moment. Please ask them, or try again in five minutes.',
  },
  {
    // Another process holds the write lock longer than our timeout.
    isMeant: (error) => isBusy(error) || isBusy({ code: prop(prop(error, 'cause'), 'code') }),
    status: 503,
    sentence: 'The database is busy. Nothing was saved; please try again.',
  },
  {
    // Lost after the start; before, src/server/handlers/guard-payload-rest.ts says so.
    isMeant: isDatabaseAway,
    status: 503,
    sentence: AWAY,
  },
  {
    isMeant: (error) =>
      prop(error, 'name') === 'RangeError' && prop(error, 'message') === 'Invalid time value',
    status: 400,
    sentence: 'Invalid date in the URL.',
  },
  {
    // The description of a file that is already in storage, instead of a file.
    isMeant: says(/uploadConfig\.handlers is not present/),
    status: 400,
    sentence: 'Choose a file. Pictures are not taken from another place.',
  },
  {
    // Forms of signed-in staff are not changed.
    isMeant: (error) =>
      prop(error, 'name') === 'SyntaxError' ||
      /^(?:Unexpected end of (?:form|multipart data)|Malformed (?:part header|content type)|Multipart: Boundary not found|Missing Content-Type)/.test(
        asString(prop(error, 'message')),
      ),
    status: 400,
    sentence: 'This form cannot be read.',
  },
];

export const friendlyErrors: AfterErrorHook = ({ error }) => {
  const known = KNOWN.find(({ isMeant }) => isMeant(error));
  return known && { response: { errors: [{ message: known.sentence }] }, status: known.status };
};
