import type { ReactNode } from 'react';
import { LateFoot, LateHead } from './late-shell';
import { StaffBarGate } from './staff-bar-gate';

/** What every page shares (spec §1): crisis strip, header, main area, footer, and the bar that staff see. */
export function SiteShell({ children }: { children: ReactNode }) {
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
      <StaffBarGate />
    </>
  );
}
