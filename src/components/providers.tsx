'use client';

import type { ReactNode } from 'react';
import { PALETTES, type PaletteName } from '@/content/palettes';
import { AnswersProvider } from '@/lib/answers-context';
import { Palette } from './ui/palette';
import { ToastProvider } from './ui/toast';

type ProvidersProps = {
  /** That of the document: drawings change with its colours, not before. */
  palette?: PaletteName;
  children: ReactNode;
};

export function Providers({ palette = PALETTES[0], children }: ProvidersProps) {
  return (
    <Palette value={palette}>
      <AnswersProvider>
        <ToastProvider>{children}</ToastProvider>
      </AnswersProvider>
    </Palette>
  );
}
