import { storedDay } from '../center-time';
import { safeUrl } from '../links/address';
import { asList, asString, prop } from '../json';
import { languageFacts, type Language } from '../languages/languages';

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

/** `data.review` of a condition, a therapy or an article, its dates in the language of the text; total. */
export const readReview = (review: unknown, language: Language = 'en'): ReviewView => ({
  author: asString(prop(review, 'author')),
  reviewer: asString(prop(review, 'reviewer')),
  reviewerTitle: asString(prop(review, 'reviewerTitle')),
  reviewed: reviewed(asString(prop(review, 'reviewer')), asString(prop(review, 'reviewerTitle'))),
  reviewedOn: dayWords(prop(review, 'reviewedOn'), language),
  nextReviewOn: dateWords(prop(review, 'nextReviewOn'), MONTH, language),
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

const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A formatted date, such as `October 6, 2026`; empty for an invalid date. */
export const dayWords = (value: unknown, language: Language = 'en') => dateWords(value, DAY, language);

function dateWords(value: unknown, format: Intl.DateTimeFormatOptions, language: Language): string {
  const date = new Date(asString(value));
  if (Number.isNaN(date.getTime())) return '';
  return formatter(format, languageFacts(language).locale).format(new Date(storedDay(date)));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Kept: making one takes longer than all else that reads a review. */
function formatter(format: Intl.DateTimeFormatOptions, locale: string) {
  const key = `${locale} ${format.dateStyle ?? ''}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, format);
  formatters.set(key, known);
  return known;
}

/** Keeps an invented person's review from being attributed to the real one who replaced them. */
export function isOfFormerPerson(reviewedOn: string, reviewer: unknown): boolean {
  const realSince = asString(prop(reviewer, 'realSince'));
  return realSince !== '' && !(reviewedOn.slice(0, 10) >= storedDay(new Date(realSince)));
}
