'use client';

import type { ReactNode } from 'react';
import { island } from '@/live/island';
import { HiddenAnchors } from './ui/hidden-anchors';

type PresentAnchorsProps = { hidden: readonly string[]; children: ReactNode };

/** Tells the links below which places of this site are in hidden sections. */
export function PresentAnchors({ hidden, children }: PresentAnchorsProps) {
  return <HiddenAnchors value={hidden}>{children}</HiddenAnchors>;
}

island(PresentAnchors);
