import hooksContext from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js';
import type { ReactNode } from 'react';

const NO_QUERY = new URLSearchParams();

/**
 * A page of the site at this path: what `usePathname()` and `useSearchParams()` return. Links do not
 * navigate, since jsdom cannot.
 */
export function AtPath({ path, children }: { path: string; children: ReactNode }) {
  const { PathnameContext, SearchParamsContext } = hooksContext;
  return (
    <div onClick={(event) => event.preventDefault()}>
      <PathnameContext value={path}>
        <SearchParamsContext value={NO_QUERY}>{children}</SearchParamsContext>
      </PathnameContext>
    </div>
  );
}
