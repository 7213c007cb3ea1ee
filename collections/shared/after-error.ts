import type { AfterErrorHook } from 'payload';
import { get } from '@/content/untyped';

const SENTENCE =
  'Something that is chosen here was deleted in the meantime, for example a picture or a person. Copy what you have just written, reload the page, and choose again.';

/** The embedded database refuses a document that refers to one that is gone; whoever saved is told what to do. */
export const goneMeanwhile: AfterErrorHook = ({ error }) =>
  isForeignKey(error) || isForeignKey(get(error, 'cause'))
    ? { response: { errors: [{ message: SENTENCE }] }, status: 409 }
    : undefined;

const isForeignKey = (error: unknown) =>
  /FOREIGN KEY constraint failed|SQLITE_CONSTRAINT_FOREIGNKEY/.test(
    `${String(get(error, 'code'))} ${String(get(error, 'message'))}`,
  );

/** Another process writes for longer than one waits. */
export const busy: AfterErrorHook = ({ error }) =>
  /SQLITE_BUSY|database is locked/.test(
    `${String(get(error, 'code'))} ${String(get(error, 'message'))} ${String(get(get(error, 'cause'), 'code'))}`,
  )
    ? {
        response: { errors: [{ message: 'The database is busy. Nothing was saved; please try again.' }] },
        status: 503,
      }
    : undefined;

/** A date in a query that is none. */
export const noDate: AfterErrorHook = ({ error }) =>
  get(error, 'name') === 'RangeError' && String(get(error, 'message')) === 'Invalid time value'
    ? { response: { errors: [{ message: 'A date in this address is none.' }] }, status: 400 }
    : undefined;

/** A form of signed-in staff is read as it comes; what is wrong with it is the sender's fault, not ours. */
export const unreadable: AfterErrorHook = ({ error }) =>
  get(error, 'name') === 'SyntaxError' ||
  /^(?:Unexpected end of (?:form|multipart data)|Malformed (?:part header|content type)|Multipart: Boundary not found|Missing Content-Type)/.test(
    String(get(error, 'message')),
  )
    ? { response: { errors: [{ message: 'This form cannot be read.' }] }, status: 400 }
    : undefined;
