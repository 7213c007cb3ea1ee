'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { speaksOfSelfHarm } from '@/content/crisis/self-harm-words';
import { noFilters, readFilters, toSearch, type Filters } from './filters';

/** Browsers allow about a hundred history updates in ten seconds. */
const TYPING_PAUSE_MS = 300;

/**
 * Keeps the filters in the URL, so that links and Back work, without a request to the server. The current
 * input is a draft until the URL is updated.
 */
export function useFilters() {
  const inAddress = readFilters(useSearchParams());
  const [draft, setDraft] = useState<Filters | null>(null);
  if (draft && !speaksOfSelfHarm(draft.text) && toSearch(draft) === toSearch(inAddress)) setDraft(null);
  const filters = draft ?? inAddress;

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  // A link or a form without script may have brought such text here.
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
    /** On Enter or blur: applies the filter without the typing delay. */
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
  // Self-harm searches stay out of the URL, and so out of the history that others may see.
  const wanted = toSearch(speaksOfSelfHarm(filters.text) ? { ...filters, text: '' } : filters);
  if (wanted !== search) window.history[how](null, '', pathname + wanted);
}
