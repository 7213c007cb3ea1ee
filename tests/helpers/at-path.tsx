import hooksContext from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js';
import type { ReactNode } from 'react';

/** A page of the site at this path: what `usePathname()` answers. Links lead nowhere, since jsdom cannot navigate. */
export function AtPath({ path, children }: { path: string; children: ReactNode }) {
  const { PathnameContext } = hooksContext;
  return (
    <div onClick={(event) => event.preventDefault()}>
      <PathnameContext value={path}>{children}</PathnameContext>
    </div>
  );
}
