'use client';

import { useEffect, useRef } from 'react';
import type { Read } from '@/content/reads';
import { titleOf } from '@/content/title';
import { useLayout } from './use-layout';
import { usePolled } from './use-polled';

/** What a page shows, kept fresh, and the document's title with it: the server has set the first one. */
export function usePage<View>(read: Read<View>) {
  const state = usePolled(read);
  const centre = useLayout().footer.company.name;
  const title = titleOf(state.body, read.title?.(state.body), centre);
  const shown = useRef(title);
  useEffect(() => {
    if (title !== shown.current) document.title = shown.current = title;
  }, [title]);
  return state;
}
