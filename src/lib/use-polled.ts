'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { useAnswers } from './answers-context';
import type { Read } from '@/content/reads';
import { RequestError } from './request';

/**
 * The view of a GET of spec §7, refetched every 5 s (spec §9). What was read once stays when a later poll fails; only a
 * 404 takes it away, because then the document is gone.
 */
export function usePolled<View>({ path, view, failure }: Read<View>) {
  const answers = useAnswers();
  const known = useSyncExternalStore(
    useCallback((listener) => answers.listen(path, listener, failure), [answers, path, failure]),
    () => answers.known(path),
    () => answers.first(path),
  );
  const { error } = known;
  const isMissing = error instanceof RequestError && error.status === 404;
  const body = isMissing ? undefined : known.body;
  return {
    /** Complete in every state. */
    view: view(body),
    /** Unchecked JSON, as it was answered; undefined while there is none. */
    body,
    isLoading: known.body === undefined && !error,
    isMissing,
    /** Failed, and nothing was ever read. */
    isFailed: error !== null && !isMissing && body === undefined,
    retry: (): Promise<unknown> => answers.ask(path),
  };
}
