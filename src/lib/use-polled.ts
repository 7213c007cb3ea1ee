'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { POLL_INTERVAL_MS } from '@/content/constants';
import { RequestError } from './request';

/**
 * The answer of a GET of spec §7, refetched every 5 s (spec §9). What was read once stays when a later poll fails;
 * only a 404 takes it away, because then the document is gone.
 * @param path such as `/api/pages/about`
 */
export function usePolled(path: string) {
  const query = useQuery<unknown>({ queryKey: [path], refetchInterval: POLL_INTERVAL_MS });
  const { data, isPending, refetch } = query;

  // While nothing was ever read, a new attempt clears the error; without a memory the page would flicker every 5 s.
  const [failure, setFailure] = useState<{ path: string; error: Error } | null>(null);
  if (query.error && failure?.error !== query.error) setFailure({ path, error: query.error });
  const remembered = data === undefined && failure?.path === path ? failure.error : null;
  const error = query.error ?? remembered;

  const isMissing = error instanceof RequestError && error.status === 404;
  return {
    /** Unchecked JSON, for a reader of src/content; undefined while there is none. */
    body: isMissing ? undefined : data,
    isLoading: isPending && !error,
    isMissing,
    /** Failed, and nothing was ever read. */
    isFailed: error !== null && !isMissing && data === undefined,
    retry: (): Promise<unknown> => refetch(),
  };
}
