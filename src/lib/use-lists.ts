'use client';

import { useMemo } from 'react';
import { readList, type ListedPage } from '@/content/lists';
import { usePolled } from './use-polled';

/** The fetched therapies, for the menu and lists (spec §2 Header). */
export function useTherapyList(): ListedPage[] {
  const { body } = usePolled('/api/therapies');
  return useMemo(() => readList(body), [body]);
}

/** All published conditions: the eight of spec §2 and what staff added. */
export function useConditionList(): ListedPage[] {
  const { body } = usePolled('/api/conditions');
  return useMemo(() => readList(body), [body]);
}
