'use client';

import type { ReactNode } from 'react';
import { AnswersProvider } from '@/lib/answers-context';
import { ToastProvider } from './ui/toast';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <AnswersProvider>
      <ToastProvider>{children}</ToastProvider>
    </AnswersProvider>
  );
}
