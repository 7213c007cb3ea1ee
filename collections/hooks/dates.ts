import { ValidationError, type DateFieldValidation, type FieldHook } from 'payload';
import { centerDay } from '@/content/center-time';

/**
 * Rejects publishing an article with a future date, since it would be public at once. A draft may have one:
 * "Publish later" publishes it that day. Dates are compared in the center's time zone; in Florida's
 * evening the UTC date is a day ahead.
 */
export const notInFuture: DateFieldValidation = (value, { data, operation, req }) => {
  // A scheduled publish was checked when it was planned and must not fail when it runs.
  if (operation === 'update' && req.payloadAPI === 'local') return true;
  if (!value || (data as { _status?: string })._status !== 'published') return true;
  if (new Date(value) <= new Date()) return true;
  const day = new Date(value).toISOString().slice(0, 10);
  return (
    day <= centerDay(new Date()) ||
    'This day is still to come, and publishing shows the article at once. Take today or an earlier day; or open the arrow beside “Publish changes” and choose “Publish later”.'
  );
};

/**
 * The panel shows these dates in the browser's time zone: midnight UTC would be the day before in Florida.
 */
export const DAYS_OF_REVIEW = ['reviewedOn', 'nextReviewOn'];

/** A date without a time is stored at noon UTC, like the panel's date picker does. */
export const atNoon: FieldHook = ({ value }) => {
  const day =
    typeof value === 'string' ? /^(\d{4}-\d\d-\d\d)(?:T00:00(?::00(?:\.0+)?)?Z)?$/.exec(value)?.[1] : '';
  return day ? `${day}T12:00:00.000Z` : (value as unknown);
};

/** Drafts are not validated, but an invalid date could not be read again: no list would open. */
export const realDate: FieldHook = ({ path, req, value }) => {
  const isReal = !value || !Number.isNaN(new Date(value as string).getTime());
  if (isReal) return value as unknown;
  const message = 'This is no date. Write one such as 2026-01-31.';
  throw new ValidationError({ errors: [{ message, path: path.join('.') }], req }, req.t);
};
