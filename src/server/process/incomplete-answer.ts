import { AsyncLocalStorage } from 'node:async_hooks';
import { processSingleton } from './singleton';

type Note = { isWhole: boolean; until?: number };

const notes = processSingleton('answer-notes', () => new AsyncLocalStorage<Note>());

/** Runs `respond`, and tells afterwards whether something was missing from its answer. */
export const withIncompleteFlag = (note: Note, respond: () => void) => notes.run(note, respond);

/** Said by whoever puts something into an answer that begins or ends by itself at a moment (ms). */
export function thisAnswerHoldsUntil(moment: number) {
  const note = notes.getStore();
  if (note) note.until = Math.min(note.until ?? Infinity, moment);
}

/** Said by whoever makes an answer out of less than it should be: built-in words instead of the center's own. */
export function markIncomplete() {
  const note = notes.getStore();
  if (note) note.isWhole = false;
}
