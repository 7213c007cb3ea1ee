'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { speaksOfSelfHarm } from '@/content/words/self-harm-words';
import { noFilters, readFilters, toSearch, type Filters } from './filters';

/** Browsers allow about a hundred changes of the address in ten seconds. */
const TYPING_PAUSE_MS = 300;

/**
 * The filters live in the address, so that links to them and Back work; nothing is asked of the server for it. What was
 * just chosen is a draft until the address has caught up.
 */
export function useFilters() {
  const inAddress = readFilters(useSearchParams());
  const [draft, setDraft] = useState<Filters | null>(null);
  if (draft && !speaksOfSelfHarm(draft.text) && toSearch(draft) === toSearch(inAddress)) setDraft(null);
  const filters = draft ?? inAddress;

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  // A link or a form without a script may have brought such words here.
  const asked = useRef(inAddress);
  useEffect(() => {
    if (!speaksOfSelfHarm(asked.current.text)) return;
    setDraft(asked.current);
    replaceAddress(asked.current);
  }, []);

  const choose = (next: Filters, inTheAddress: () => void) => {
    clearTimeout(pause.current);
    setDraft(readFilters(new URLSearchParams(toSearch(next))));
    inTheAddress();
  };

  return {
    filters,
    search(text: string) {
      const next = { ...noFilters, category: filters.category, text };
      choose(next, () => {
        pause.current = setTimeout(() => replaceAddress(next), TYPING_PAUSE_MS);
      });
    },
    /** Enter, or leaving the search box: what the typing pause would do, at once. */
    finishSearch() {
      choose(filters, () => replaceAddress(filters));
    },
    chooseCategory(category: string) {
      const next = { ...noFilters, text: filters.text, category };
      choose(next, () => pushAddress(next));
    },
    clear() {
      choose(noFilters, () => pushAddress(noFilters));
    },
    show(shown: number) {
      const next = { ...filters, shown };
      choose(next, () => replaceAddress(next));
    },
  };
}

const replaceAddress = (filters: Filters) => write('replaceState', filters);
const pushAddress = (filters: Filters) => write('pushState', filters);

function write(how: 'pushState' | 'replaceState', filters: Filters) {
  const { pathname, search } = window.location;
  // Words of self-harm stay out of the address, and so out of the history that others may look into.
  const wanted = toSearch(speaksOfSelfHarm(filters.text) ? { ...filters, text: '' } : filters);
  if (wanted !== search) window.history[how](null, '', pathname + wanted);
}
