import { useCallback, useEffect, useRef } from 'react';

/**
 * While it is open, Back closes it instead of leaving the page: opening adds an entry to the history, and closing takes
 * it out again. A link in it must replace that entry (`replace`), and be told of by `leave`.
 */
export function useBackCloses(isOpen: boolean, close: () => void) {
  const isLeaving = useRef(false);
  const closing = useRef(close);
  useEffect(() => {
    closing.current = close;
  }, [close]);

  useEffect(() => {
    // On such a page a visit is one entry of the history (quick-exit.tsx).
    if (!isOpen || 'oneEntry' in document.documentElement.dataset) return;
    const { history } = window;
    isLeaving.current = false;
    history.pushState({ ...history.state, [MARK]: true }, '');
    const onBack = () => closing.current();
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      if (!isLeaving.current && history.state?.[MARK]) history.back();
    };
  }, [isOpen]);

  return useCallback(() => {
    isLeaving.current = true;
  }, []);
}

const MARK = 'isMenuEntry';
