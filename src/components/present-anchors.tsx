import type { ReactNode } from 'react';
import { useLayout } from '@/lib/use-layout';
import { HiddenAnchors } from './ui/hidden-anchors';

/** Tells the links below which places of this site are in hidden sections. */
// ts-unused-exports:disable-next-line
export function PresentAnchors({ children }: { children: ReactNode }) {
  return <HiddenAnchors value={useLayout().hiddenAnchors}>{children}</HiddenAnchors>;
}
