'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { POLL_INTERVAL_MS } from '@/content/constants';
import type { Read } from '@/content/reads';
import { read, RequestError } from './request';

/**
 * The view of a GET of spec §7, refetched every 5 s (spec §9). What was read once stays when a later poll fails; only a
 * 404 takes it away, because then the document is gone.
 */
export function usePolled<View>({ path, view, isPolled, failure }: Read<View>) {
  const query = useQuery<unknown>({
    queryKey: [path],
    ...(failure ? { queryFn: read({ failure }) } : {}),
    refetchInterval: isPolled && POLL_INTERVAL_MS,
  });
  const { data, isPending, refetch } = query;

  // While nothing was ever read, a new attempt clears the error; without a memory the page would flicker every 5 s.
  const [failed, setFailed] = useState<{ path: string; error: Error } | null>(null);
  if (query.error && failed?.error !== query.error) setFailed({ path, error: query.error });
  const remembered = data === undefined && failed?.path === path ? failed.error : null;
  const error = query.error ?? remembered;

  const isMissing = error instanceof RequestError && error.status === 404;
  const body = isMissing ? undefined : data;
  return {
    /** Complete in every state. */
    view: view(body),
    /** Unchecked JSON, as it was answered; undefined while there is none. */
    body,
    isLoading: isPending && !error,
    isMissing,
    /** Failed, and nothing was ever read. */
    isFailed: error !== null && !isMissing && data === undefined,
    retry: (): Promise<unknown> => refetch(),
  };
}
