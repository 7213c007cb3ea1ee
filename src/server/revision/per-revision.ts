import { processSingleton } from '../process/singleton';
import { revision } from './state';

type Kept<T> = { generation: number; madeAt: number; result: Promise<T> };

/**
 * Keeps the result of `make` for one revision of the content, in this process. It is made once, however many callers ask
 * meanwhile; again after a change, after `maxAgeMs`, after a failure, and each time until the database has reported its
 * revision. While the database is away, the last result stays. All callers of one name must give the same.
 */
export function perRevision<T, Given extends unknown[] = []>(
  name: string,
  make: (...given: Given) => Promise<T>,
  maxAgeMs = Infinity,
): (...given: Given) => Promise<T> {
  const shared = processSingleton<{ kept?: Kept<T> }>(`per-revision ${name}`, () => ({}));
  return (...given) => {
    const { generation, isKnown, isAway } = revision;
    const { kept } = shared;
    const isCurrent = kept?.generation === generation && Date.now() - kept.madeAt < maxAgeMs;
    if (kept && (isAway || (isKnown && isCurrent))) return kept.result;
    const made: Kept<T> = { generation, madeAt: Date.now(), result: make(...given) };
    shared.kept = made;
    made.result.catch(() => {
      if (shared.kept === made) shared.kept = kept;
    });
    return made.result;
  };
}
