'use client';

import type { ReactNode } from 'react';
import { useLayout } from '@/lib/use-layout';
import { useConditionList, useTherapyList } from '@/lib/use-lists';
import { SiteShell } from './site-shell';
import { StaffBarGate } from './staff-bar-gate';

/** The shell with its content from the CMS, kept fresh (spec §9). */
export function LiveShell({ children }: { children: ReactNode }) {
  return (
    <SiteShell
      layout={useLayout()}
      therapies={useTherapyList()}
      conditions={useConditionList()}
      staffBar={<StaffBarGate />}
    >
      {children}
    </SiteShell>
  );
}
