import hooksContext from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js';
import { startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * The part of Next's router that follows the URL: `useSearchParams()` returns what `history.pushState`,
 * `history.replaceState`, Back and Forward have made of it, in a transition, as in the browser.
 */
export function LiveAddress({ children }: { children: ReactNode }) {
  const { SearchParamsContext } = hooksContext;
  const [search, setSearch] = useState(window.location.search);
  useEffect(() => {
    const follow = () => startTransition(() => setSearch(window.location.search));
    const { pushState, replaceState } = window.history;
    window.history.pushState = (...to) => (pushState.apply(window.history, to), follow());
    window.history.replaceState = (...to) => (replaceState.apply(window.history, to), follow());
    window.addEventListener('popstate', follow);
    return () => {
      Object.assign(window.history, { pushState, replaceState });
      window.removeEventListener('popstate', follow);
    };
  }, []);
  return (
    <SearchParamsContext value={new URLSearchParams(search)}>
      <div onClick={(event) => event.target instanceof HTMLAnchorElement && event.preventDefault()}>
        {children}
      </div>
    </SearchParamsContext>
  );
}
