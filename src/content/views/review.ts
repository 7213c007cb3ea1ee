import { safeUrl } from '../links/address';
import { asList, asString, prop } from '../json';

/** Who reviewed a text, when, and its sources. Empty when unknown. */
export type ReviewView = {
  author: string;
  reviewer: string;
  reviewerTitle: string;
  /** Only a physician reviews medically. Without a name the reviewer is unknown. */
  reviewed: 'Medically reviewed' | 'Clinically reviewed' | 'Reviewed';
  /** Formatted, such as `October 6, 2026`. */
  reviewedOn: string;
  /** Formatted, such as `April 2027`. */
  nextReviewOn: string;
  sources: { label: string; url: string }[];
};

/** `data.review` of a condition, a therapy or an article; total. */
export const readReview = (review: unknown): ReviewView => ({
  author: asString(prop(review, 'author')),
  reviewer: asString(prop(review, 'reviewer')),
  reviewerTitle: asString(prop(review, 'reviewerTitle')),
  reviewed: reviewed(asString(prop(review, 'reviewer')), asString(prop(review, 'reviewerTitle'))),
  reviewedOn: dateWords(prop(review, 'reviewedOn'), DAY),
  nextReviewOn: dateWords(prop(review, 'nextReviewOn'), MONTH),
  sources: asList(prop(review, 'sources'))
    .map((source) => ({
      label: asString(prop(source, 'label')),
      url: safeUrl(asString(prop(source, 'url'))),
    }))
    .filter(({ label, url }) => label && url),
});

function reviewed(name: string, title: string): ReviewView['reviewed'] {
  if (!name) return 'Reviewed';
  const isPhysician =
    /\b(M\.?D|D\.?O)\b/.test(`${name} ${title}`) || /\b(physician|psychiatrist)\b/i.test(title);
  return isPhysician && !/\bassistant\b/i.test(title) ? 'Medically reviewed' : 'Clinically reviewed';
}

// The panel stores a date as a moment in UTC; in another time zone it could be the day before.
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A formatted date, such as `October 6, 2026`; empty for an invalid date. */
export const dayWords = (value: unknown) => dateWords(value, DAY);

function dateWords(value: unknown, format: Intl.DateTimeFormat): string {
  const date = new Date(asString(value));
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}

/** Keeps an invented person's review from being attributed to the real one who replaced them. */
export function isOfFormerPerson(reviewedOn: string, reviewer: unknown): boolean {
  const realSince = asString(prop(reviewer, 'realSince'));
  return realSince !== '' && !(reviewedOn.slice(0, 10) >= realSince.slice(0, 10));
}
