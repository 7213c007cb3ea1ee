'use client';

import { useMemo } from 'react';
import { readLayout, type LayoutView } from '@/content/site-layout';
import { usePolled } from './use-polled';

export const LAYOUT_PATH = '/api/globals/site-layout';

/** Header, footer and the centre's name and contacts; complete whatever the CMS says. */
export function useLayout(): LayoutView {
  const { body } = usePolled(LAYOUT_PATH);
  return useMemo(() => readLayout(body), [body]);
}
