'use client';

import { useEffect } from 'react';
import { island } from '@/live/island';
import { watchDropdowns } from './dropdown-script';
import { watchMenu } from './menu-script';
import { watchScroll } from './compact-script';

/** What the header does beyond what the browser does by itself. It listens on the document and renders nothing. */
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
