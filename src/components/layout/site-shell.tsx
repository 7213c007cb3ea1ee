import { lazy, Suspense, type ReactNode } from 'react';
import { LateFoot, LateHead } from './late-shell';
import { OfflineNote } from './offline-note';
import { StaffBarGate } from './staff-bar-gate';

// Its code is loaded, and at once, only where an editor has switched it on.
const QuickExit = lazy(() => import('./quick-exit'));

type SiteShellProps = {
  /** Where "Leave this site" leads; empty while it is off. */
  quickExit?: string;
  phone?: string;
  children: ReactNode;
};

/** What every page shares (spec §1): crisis strip, header, main area, footer, and the bar that staff see. */
export function SiteShell({ quickExit = '', phone = '', children }: SiteShellProps) {
  return (
    <>
      <a
        href="#content"
        className="no-print fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-paper px-5 py-2.5 font-semibold text-primary focus:translate-y-0"
      >
        Skip to content
      </a>
      <LateHead />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <LateFoot />
      {quickExit && (
        <Suspense fallback={null}>
          <QuickExit to={quickExit} />
        </Suspense>
      )}
      <OfflineNote phone={phone} />
      <StaffBarGate />
    </>
  );
}
