'use client';

import type { ReactNode } from 'react';
import { island } from '@/live/island';
import { HiddenAnchors } from './ui/links/hidden-anchors';

type HiddenAnchorsProviderProps = { hidden: readonly string[]; children: ReactNode };

/** Provides the addresses of hidden sections to the links below. */
export function HiddenAnchorsProvider({ hidden, children }: HiddenAnchorsProviderProps) {
  return <HiddenAnchors value={hidden}>{children}</HiddenAnchors>;
}

island(HiddenAnchorsProvider);
