'use client';

import { useEffect } from 'react';
import { island } from '@/live/island';
import { watchDropdowns } from './dropdown-script';
import { watchMenu } from './menu-script';
import { watchScroll } from './compact-script';

/** Enhances the header by listeners on the document; renders nothing. */
export function HeaderScript() {
  useEffect(() => {
    const leaving = new AbortController();
    const options = { signal: leaving.signal, capture: true };
    watchDropdowns(options);
    watchMenu(options);
    watchScroll(options);
    return () => leaving.abort();
  }, []);
  return null;
}

island(HeaderScript);
