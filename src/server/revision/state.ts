import { processSingleton } from '../process/singleton';

/**
 * What this process knows about the revision of the public content. `generation` rises with every change that it hears
 * of, its own or another process's: what was made for an older generation is out of date.
 */
type Revision = {
  generation: number;
  /** Whether the database has told its revision at least once. */
  isKnown: boolean;
  /** Whether the last question went unanswered: then nothing newer can be had. */
  isAway: boolean;
  /** Whether the last answer was long in coming: then nobody waits for a newer one. */
  isSlow: boolean;
  /** When the database last told its revision (ms). */
  heardAt?: number;
  /** When this process began to ask (ms). */
  watchedSince?: number;
  marks: Set<string>;
  newest: string;
};

export const revision = processSingleton<Revision>('revision', () => ({
  generation: 0,
  isKnown: false,
  isAway: false,
  isSlow: false,
  marks: new Set(),
  newest: '',
}));

/** A change that this process made has reached the database. */
export function onLocalChange(mark: string) {
  revision.marks.add(mark);
  if (mark > revision.newest) revision.newest = mark;
  revision.generation += 1;
}

/**
 * What the database tells: its newest marks, newest first. One that is new here is a change by another process; a newest
 * one that is older than the known one is a restored backup.
 */
export function onRemoteChange(marks: string[], { isSlow = false } = {}) {
  const newest = marks[0] ?? '';
  const isNews = newest < revision.newest || marks.some((mark) => !revision.marks.has(mark));
  // What was answered before the first word of the database came from an older copy.
  if (isNews || !revision.isKnown) revision.generation += 1;
  if (isNews) revision.marks = new Set(marks);
  Object.assign(revision, { newest, isKnown: true, isAway: false, isSlow, heardAt: Date.now() });
}

export function markUnavailable() {
  revision.isAway = true;
}
