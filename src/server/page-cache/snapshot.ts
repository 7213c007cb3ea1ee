import { mkdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { replaceFile } from '@/services/process/replace-file';
import type { CachedResponse } from './cached-response';

type Answers = (readonly [key: string, CachedResponse])[];
/** @property scope what decides the bytes of a response besides the content: build, address, database */
type Saved = { scope: string; newest: string; marks: string[]; answers: Answers };

type PageCache = {
  restore: (answers: Answers, isSame: () => boolean) => void;
  current: () => Answers;
  changes: () => number;
};
type Revision = { newest: string; marks: Set<string>; isKnown: boolean; isAway: boolean };
type Options = {
  file: string;
  scope: string;
  pageCache: PageCache;
  revision: Revision;
  report: (error: unknown) => void;
  /** The time between two looks for changes. */
  lookMs?: number;
};

const LOOK_MS = 1000;
const MAX_ANSWER_BYTES = 2_000_000;
const MAX_FILE_BYTES = 48_000_000;

/**
 * Saves the cached responses to a file, so that a restarted site responds at once, while framework and
 * database are still being loaded. Written when nothing has changed between two looks, and removed as soon as
 * the content changes. Only the owner of the process can read it.
 */
export function keepSnapshot(options: Options) {
  const { file, scope, pageCache, revision } = options;
  const saved = read(file);
  if (saved?.scope === scope) {
    const marks = new Set(saved.marks);
    const isSame = () =>
      revision.newest === saved.newest && [...revision.marks].every((mark) => marks.has(mark));
    pageCache.restore(saved.answers, isSame);
  }
  void keepWriting(options, saved?.newest);
}

async function keepWriting(
  { file, scope, pageCache, revision, report, lookMs = LOOK_MS }: Options,
  saved: string | undefined,
): Promise<never> {
  let [seen, written, isBroken] = ['', '', false];
  for (;;) {
    await pause(lookMs, undefined, { ref: false });
    const { newest, isKnown, isAway } = revision;
    const state = `${newest} ${pageCache.changes()}`;
    if (!isKnown || isAway || state === written) continue;
    try {
      if (saved !== undefined && saved !== newest) {
        saved = undefined;
        await rm(file, { force: true });
      }
      const answers = state === seen ? atMost(pageCache.current()) : [];
      if (answers.length > 0) {
        await write(file, { scope, newest, marks: [...revision.marks], answers });
        [saved, written] = [newest, state];
      }
      isBroken = false;
    } catch (error) {
      if (!isBroken) report(error);
      isBroken = true;
    }
    seen = state;
  }
}

function atMost(answers: Answers): Answers {
  let bytes = 0;
  return answers.filter(([, { body }]) => {
    if (body.length > MAX_ANSWER_BYTES) return false;
    bytes += body.length * 2;
    return bytes <= MAX_FILE_BYTES;
  });
}

function read(file: string): Saved | undefined {
  try {
    return deserialize(readFileSync(file)) as Saved;
  } catch {
    return undefined;
  }
}

async function write(file: string, saved: Saved) {
  const answers = saved.answers.map(([key, cached]) => [key, { ...cached, packing: {} }] as const);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  await replaceFile(file, serialize({ ...saved, answers }));
}
