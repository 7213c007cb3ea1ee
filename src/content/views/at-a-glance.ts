import { asList, asString, prop, textsIn } from '../json';
import { sayIn, type Language } from '../languages/languages';
import { dayWords } from './review';

/** The summary before the text of a condition page, in this order. Keys are database field names. */
export const AT_A_GLANCE = [
  { key: 'whatItIs', label: 'What it is', help: 'One or two plain sentences.' },
  { key: 'whoIsAffected', label: 'Who is affected', help: 'Numbers need a source below.' },
  { key: 'whatHelps', label: 'What helps', help: 'The treatments with the best evidence.' },
  { key: 'helpToday', label: 'When to get help today', help: '988 and 911 become links by themselves.' },
] as const;

export const GLANCE_MAX = 280;
export const VISIT_QUESTIONS = 8;

export type GlanceView = { label: string; text: string; isUrgent: boolean }[];

/** `data.atGlance` of a condition; empty parts are omitted. */
export const readGlance = (given: unknown, language: Language = 'en'): GlanceView =>
  AT_A_GLANCE.flatMap(({ key, label }) => {
    const text = asString(prop(given, key));
    return text ? [{ label: sayIn(language)(label), text, isUrgent: key === 'helpToday' }] : [];
  });

/** `data.visitQuestions`. */
export const readQuestions = (given: unknown): string[] =>
  asList(given).map(asString).filter(Boolean).slice(0, VISIT_QUESTIONS);

/** `data.lastChange` with a formatted date; null unless it has both parts. */
export function readLastChange(
  given: unknown,
  language: Language = 'en',
): { on: string; note: string } | null {
  const [on, note] = [dayWords(prop(given, 'changedOn'), language), asString(prop(given, 'note'))];
  return on && note ? { on, note } : null;
}

const WORDS_A_MINUTE = 220;

/** Reading time of HTML in minutes, rounded up; 0 for empty text. */
export function readingTime(...html: string[]): number {
  // A search for a tag ends at the next `<`, so that text of nothing else is read once.
  const words = html.join(' ').replace(/<[^<>]*>/g, ' ');
  return minutesOf(words.split(/\s+/).filter(Boolean).length);
}

/** Reading time of a stored rich text in minutes, at least one. */
export const readingTimeOf = (text: unknown) =>
  Math.max(1, minutesOf(textsIn(prop(text, 'root'), (field) => field !== 'text').flatMap(splitWords).length));

const splitWords = (text: string) => text.trim().split(/\s+/);

const minutesOf = (words: number) => Math.ceil(words / WORDS_A_MINUTE);
