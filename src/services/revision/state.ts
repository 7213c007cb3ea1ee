import { processSingleton } from '../process/singleton';

/**
 * What this process knows about the revision of the public content. `number` rises with every change that it
 * learns of, its own or another process's: anything made for an older number is out of date.
 */
type Revision = {
  number: number;
  /** Whether the database has reported its revision at least once. */
  isKnown: boolean;
  /** Whether the last query got no response: then nothing newer is available. */
  isAway: boolean;
  /** Whether the last response was slow: then no request waits for a newer one. */
  isSlow: boolean;
  /** When the database last reported its revision (ms). */
  heardAt?: number;
  /** When this process began to ask (ms). */
  watchedSince?: number;
  marks: Set<string>;
  newest: string;
};

export const revision = processSingleton<Revision>('revision', () => ({
  number: 0,
  isKnown: false,
  isAway: false,
  isSlow: false,
  marks: new Set(),
  newest: '',
}));

/** Called when a change by this process has reached the database. */
export function onLocalChange(mark: string) {
  revision.marks.add(mark);
  if (mark > revision.newest) revision.newest = mark;
  revision.number += 1;
}

/**
 * Called with the newest marks in the database, newest first. An unknown mark is a change by another process;
 * a newest mark older than the known one is a restored backup.
 */
export function onRemoteChange(marks: string[], { isSlow = false } = {}) {
  const newest = marks[0] ?? '';
  const isNews = newest < revision.newest || marks.some((mark) => !revision.marks.has(mark));
  // Responses from before the first report of the database were made of an older copy.
  if (isNews || !revision.isKnown) revision.number += 1;
  if (isNews) revision.marks = new Set(marks);
  Object.assign(revision, { newest, isKnown: true, isAway: false, isSlow, heardAt: Date.now() });
}

export function markUnavailable() {
  revision.isAway = true;
}
