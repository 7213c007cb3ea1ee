import { AsyncLocalStorage } from 'node:async_hooks';
import { processSingleton } from './singleton';

type Note = { isComplete: boolean; until?: number };

const notes = processSingleton('answer-notes', () => new AsyncLocalStorage<Note>());

/** Runs `respond` and records in `note` whether something was missing from its response. */
export const withIncompleteFlag = (note: Note, respond: () => void) => notes.run(note, respond);

/** Called by code whose part of the response begins or ends at a given moment (ms). */
export function setAnswerExpiry(moment: number) {
  const note = notes.getStore();
  if (note) note.until = Math.min(note.until ?? Infinity, moment);
}

/** Called by code that responds with fallback text instead of the center's own. */
export function markIncomplete() {
  const note = notes.getStore();
  if (note) note.isComplete = false;
}
