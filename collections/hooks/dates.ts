import { ValidationError, type DateFieldValidation, type FieldHook } from 'payload';
import { centerDay } from '@/content/center-time';

/**
 * A published article with a date to come would be public at once, which nobody expects. A draft may have one: it is
 * published on that day by "Schedule publish". A day is compared as the center's calendar has it; in Florida's evening a moment
 * that is past may already bear the next day's date.
 */
export const notInFuture: DateFieldValidation = (value, { data, operation, req }) => {
  // A planned publishing was chosen by somebody; it must not come to nothing when its hour has come.
  if (operation === 'update' && req.payloadAPI === 'local') return true;
  if (!value || (data as { _status?: string })._status !== 'published') return true;
  if (new Date(value) <= new Date()) return true;
  const day = new Date(value).toISOString().slice(0, 10);
  return (
    day <= centerDay(new Date()) ||
    'This day is still to come, and publishing shows the article at once. Take today or an earlier day; or open the arrow beside “Publish changes” and choose “Schedule publish”.'
  );
};

/** Days of which the panel shows the date by the browser's clock: midnight in UTC would be the day before in Florida. */
export const DAYS_OF_REVIEW = ['reviewedOn', 'nextReviewOn'];

/** A day without an hour is kept at noon in UTC, as the picker of the panel stores it. */
export const atNoon: FieldHook = ({ value }) => {
  const day =
    typeof value === 'string' ? /^(\d{4}-\d\d-\d\d)(?:T00:00(?::00(?:\.0+)?)?Z)?$/.exec(value)?.[1] : '';
  return day ? `${day}T12:00:00.000Z` : (value as unknown);
};

/** Drafts are kept with all their faults, but a date that is none could be read again by nobody: no list would open. */
export const realDate: FieldHook = ({ path, req, value }) => {
  const isReal = !value || !Number.isNaN(new Date(value as string).getTime());
  if (isReal) return value as unknown;
  const message = 'This is no date. Write one such as 2026-01-31.';
  throw new ValidationError({ errors: [{ message, path: path.join('.') }], req }, req.t);
};
