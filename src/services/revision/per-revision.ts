import { setTimeout as pause } from 'node:timers/promises';
import { processSingleton } from '../process/singleton';
import { revision } from './state';

/** The revision of the content from which something was made, and when that began (ms). */
export type Made = { revision: number; madeAt: number };

type Known = Pick<typeof revision, 'number' | 'isKnown'>;

/**
 * Whether it was made of the present content, as the database has reported it, and is younger than
 * `maxAgeMs`.
 */
export const isFresh = (
  { revision: madeOf, madeAt }: Made,
  maxAgeMs: number,
  now: Known = revision,
): boolean => now.isKnown && madeOf === now.number && Date.now() - madeAt < maxAgeMs;

/**
 * Keeps the result of `make` for one revision of the content, in this process. It is made once, however many
 * callers ask meanwhile; again after a change, after `maxAgeMs`, after a failure, and each time until the
 * database has reported its revision. While the database is away, the last result stays. All callers of one
 * name must give the same.
 */
export function perRevision<T, Given extends unknown[] = []>(
  name: string,
  make: (...given: Given) => Promise<T>,
  maxAgeMs = Infinity,
): (...given: Given) => Promise<T> {
  type Kept = Made & { result: Promise<T> };
  const shared = processSingleton<{ kept?: Kept }>(`per-revision ${name}`, () => ({}));
  return (...given) => {
    const { kept } = shared;
    if (kept && (revision.isAway || isFresh(kept, maxAgeMs))) return kept.result;
    const { number } = revision;
    const made: Kept = { revision: number, madeAt: Date.now(), result: make(...given) };
    shared.kept = made;
    made.result.catch(() => {
      if (shared.kept === made) shared.kept = kept;
    });
    return made.result;
  };
}

/** Work of which one run per key and revision is under way at a time: further callers get its result. */
export function createInFlight<T>() {
  const runs = new Map<string, { revision: number; result: Promise<T> }>();
  const findRun = (key: string, number: number) => {
    const run = runs.get(key);
    return run?.revision === number ? run.result : undefined;
  };
  return {
    isInFlight: (key: string, number: number) => findRun(key, number) !== undefined,
    join(key: string, number: number, make: () => Promise<T>): Promise<T> {
      const present = findRun(key, number);
      if (present) return present;
      const result = make().finally(() => {
        if (runs.get(key)?.result === result) runs.delete(key);
      });
      runs.set(key, { revision: number, result });
      return result;
    },
  };
}

const LOOK_MS = 2000;

/**
 * Calls `run` for each revision that the database reports, and again while it fails or is not done. Never
 * returns and never throws.
 * @param run returns whether it is done
 * @param isSettled whether changes that follow each other at once count as one
 */
export async function afterEachRevision(
  run: () => Promise<boolean>,
  { isSettled = false, report = () => {} }: { isSettled?: boolean; report?: (error: unknown) => void } = {},
): Promise<never> {
  let [seen, done, isBroken] = [-1, -1, false];
  for (;;) {
    await pause(LOOK_MS, undefined, { ref: false });
    const { number, isKnown, isAway } = revision;
    const isMoving = isSettled && done !== -1 && number !== seen;
    seen = number;
    if (!isKnown || isAway || isMoving || number === done) continue;
    try {
      if (await run()) done = number;
      isBroken = false;
    } catch (error) {
      if (!isBroken) report(error);
      isBroken = true;
    }
  }
}
