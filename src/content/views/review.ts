import { safeUrl } from '../links/address';
import { asList, asString, prop } from '../json';

/** Who stands behind a text, when it was checked, and on what it rests. Empty where nothing is known. */
export type ReviewView = {
  author: string;
  reviewer: string;
  reviewerTitle: string;
  /** Only a physician reviews medically. Without a name it is not known who did. */
  reviewed: 'Medically reviewed' | 'Clinically reviewed' | 'Reviewed';
  /** Words such as `October 6, 2026`. */
  reviewedOn: string;
  /** Words such as `April 2027`. */
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

// The panel keeps a day as a moment in UTC; elsewhere it could be the day before.
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day in words, such as `October 6, 2026`; empty for what is no date. */
export const dayWords = (value: unknown) => dateWords(value, DAY);

function dateWords(value: unknown, format: Intl.DateTimeFormat): string {
  const date = new Date(asString(value));
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}

/** The review of an invented person is not that of the real one who got their place. */
export function isOfFormerPerson(reviewedOn: string, reviewer: unknown): boolean {
  const realSince = asString(prop(reviewer, 'realSince'));
  return realSince !== '' && !(reviewedOn.slice(0, 10) >= realSince.slice(0, 10));
}
