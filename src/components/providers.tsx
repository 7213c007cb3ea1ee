'use client';

import type { ReactNode } from 'react';
import { PALETTES, type PaletteName } from '@/content/look/palettes';
import { PollerProvider } from '@/live/poller-context';
import { Palette } from './ui/pictures/palette';
import { ToastProvider } from './ui/toast/toast';
import type { ToastLabels } from './ui/toast/toast-message';

type ProvidersProps = {
  /** The document's palette: drawings change together with its colors. */
  palette?: PaletteName;
  /** On a page that is not in English. */
  toastLabels?: ToastLabels;
  children: ReactNode;
};

export function Providers({ palette = PALETTES[0], toastLabels, children }: ProvidersProps) {
  return (
    <Palette value={palette}>
      <PollerProvider>
        <ToastProvider labels={toastLabels}>{children}</ToastProvider>
      </PollerProvider>
    </Palette>
  );
}
