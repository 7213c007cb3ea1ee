import { readGlance, readLastChange, readQuestions, type GlanceView } from './at-a-glance';
import { knownCondition, knownConditions } from '../words/known-conditions';
import { orKnown, type ListedPage, type Published } from './lists';
import { asString, prop } from '../json';
import { withoutLastWord } from '../plain-text';
import { readTranslation, type TranslationView } from '../languages/translation';
import type { Language } from '../languages/languages';
import { readReview, type ReviewView } from './review';

export type ConditionView = {
  title: string;
  summary: string;
  heading1: string;
  /** HTML, like the symptoms. */
  text1: string;
  symptoms: string;
  /** HTML, converted when the response has plain text. */
  treatments: string;
  atGlance: GlanceView;
  visitQuestions: string[];
  /** The formatted date, and what changed then. */
  lastChange: { on: string; note: string } | null;
  /** Minutes; 0 when unknown. */
  readTime: number;
  review: ReviewView;
  translation: TranslationView;
};

/**
 * Reads the answer of `GET /api/conditions/{slug}` (spec §3 Condition). Total; null when it has no condition.
 */
export function readCondition(body: unknown): ConditionView | null {
  const data = prop(body, 'data');
  const text = (key: string) => asString(prop(data, key));
  if (!text('title')) return null;
  const translation = readTranslation(data);
  const { language } = translation;
  return {
    title: text('title'),
    summary: text('summary'),
    heading1: text('heading1'),
    text1: text('text1'),
    symptoms: text('symptoms'),
    treatments: asHtml(text('treatments')),
    atGlance: readGlance(prop(data, 'atGlance'), language),
    visitQuestions: readQuestions(prop(data, 'visitQuestions')),
    lastChange: readLastChange(prop(data, 'lastChange'), language),
    readTime: minutes(prop(data, 'readTime')),
    review: readReview(prop(data, 'review'), language),
    translation,
  };
}

const minutes = (value: unknown) => (typeof value === 'number' && value > 0 ? Math.ceil(value) : 0);

/** Spec §3 calls the treatments a string: ours is HTML, and plain text becomes paragraphs. */
function asHtml(words: string): string {
  if (/^<(?:p|h[2-4]|ul|ol|blockquote|table|figure|hr)\b/.test(words)) return words;
  return words
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replace(/\n/g, '<br>')}</p>`)
    .join('');
}

/**
 * The title followed by ' Treatment' (spec §2), unless it ends with it already. In another language the title
 * says all: how two words join depends on both.
 */
export const treatmentTitle = (title: string, language: Language = 'en') =>
  language !== 'en' || /\btreatment$/i.test(title) ? title : `${title} Treatment`;

/**
 * A condition's name within a sentence (spec §8): its title, or its slug in words for one that staff added.
 */
export function conditionName(slug: string, title = ''): string {
  const name = knownCondition(slug)?.inSentence ?? (title || slug.replaceAll('-', ' '));
  return withoutLastWord(name, 'treatment');
}

/** Related conditions, filled up in list order. */
export function relatedConditions(slug: string, listed: Published, count = 3): ListedPage[] {
  const others = orKnown(listed, knownConditions).filter((other) => other.slug !== slug);
  const related = knownCondition(slug)?.related ?? [];
  const near = related.flatMap((name) => others.find((other) => other.slug === name) ?? []);
  return [...near, ...others.filter((other) => !near.includes(other))].slice(0, count);
}
