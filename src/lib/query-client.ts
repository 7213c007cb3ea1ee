import { QueryClient } from '@tanstack/react-query';
import { read } from './request';

/** Spec §9 "Query defaults": never stale, no refetch on focus, no retries. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { queryFn: read(), staleTime: Infinity, refetchOnWindowFocus: false, retry: false },
      mutations: { retry: false },
    },
  });
