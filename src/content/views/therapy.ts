import { knownTherapy } from '../words/known-therapies';
import { asString, prop } from '../json';
import { withoutLastWord } from '../plain-text';
import { readTranslation, type TranslationView } from '../languages/translation';
import { readReview, type ReviewView } from './review';

export type TherapyView = {
  title: string;
  slug: string;
  summary: string;
  heading1: string;
  /** HTML, like the benefits and the approach. */
  text1: string;
  benefits: string;
  approach: string;
  review: ReviewView;
  translation: TranslationView;
};

/**
 * Reads the answer of `GET /api/therapies/{id or slug}` (spec §3 Therapy). Total; null when it has no
 * therapy.
 */
export function readTherapy(body: unknown): TherapyView | null {
  const data = prop(body, 'data');
  const text = (key: string) => asString(prop(data, key));
  if (!text('title')) return null;
  const translation = readTranslation(data);
  return {
    title: text('title'),
    slug: text('slug'),
    summary: text('summary'),
    heading1: text('heading1'),
    text1: text('text1'),
    benefits: text('benefits'),
    approach: text('approach'),
    review: readReview(prop(data, 'review'), translation.language),
    translation,
  };
}

/** The therapies that have a page below /conditions as well (spec §2 Routes). */
export const isTherapyAmongConditions = (slug: string) => knownTherapy(slug)?.isAmongConditions === true;

/** The therapies whose pages say "not found" for an error as well (spec §8). */
export const isQuietTherapy = (slug: string) => knownTherapy(slug)?.isQuiet === true;

export type TherapyProblem = { title: string; text: string };

/** The error texts of a therapy page (spec §8). `title` is its name in the menu, if it is listed. */
export function therapyProblem(slug: string, kind: 'missing' | 'failed', title = ''): TherapyProblem {
  if (isQuietTherapy(slug)) {
    return {
      title: 'Therapy Not Found',
      text: `The ${knownTherapy(slug)?.inSentence} therapy information could not be found.`,
    };
  }
  if (kind === 'missing') {
    return { title: 'Therapy Not Found', text: 'The requested therapy could not be found.' };
  }
  const name =
    knownTherapy(slug)?.inSentence ?? withoutLastWord(title || slug.replaceAll('-', ' '), 'therapy');
  return {
    title: 'Error Loading Page',
    text: `There was an error loading the ${name} therapy information.`,
  };
}
