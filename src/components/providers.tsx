'use client';

import type { ReactNode } from 'react';
import { PALETTES, type PaletteName } from '@/content/look/palettes';
import { PollerProvider } from '@/live/poller-context';
import { Palette } from './ui/pictures/palette';
import { ToastProvider } from './ui/toast/toast';

type ProvidersProps = {
  /** The document's palette: drawings change together with its colors. */
  palette?: PaletteName;
  children: ReactNode;
};

export function Providers({ palette = PALETTES[0], children }: ProvidersProps) {
  return (
    <Palette value={palette}>
      <PollerProvider>
        <ToastProvider>{children}</ToastProvider>
      </PollerProvider>
    </Palette>
  );
}
