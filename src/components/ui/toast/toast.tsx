'use client';

import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { TOAST_DURATION_MS } from '@/content/schema/constants';
import type { ShownToast, ToastLabels, ToastMessage } from './toast-message';
import { ToastRegion } from './toast-region';

/** The notification region of the page with its live region. One toast at a time (spec §9). */
export function ToastProvider({ labels, children }: { labels?: ToastLabels; children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const lastId = useRef(0);

  const toast = useCallback((message: ToastMessage) => {
    const id = ++lastId.current;
    setShown({ variant: 'default', duration: TOAST_DURATION_MS, ...message, id, isOpen: true });
  }, []);
  const close = useCallback(
    (id: number) => setShown((now) => (now?.id === id ? { ...now, isOpen: false } : now)),
    [],
  );
  const forget = useCallback((id: number) => setShown((now) => (now?.id === id ? null : now)), []);

  const value = useMemo(() => ({ toast }), [toast]);
  return (
    <ToastContext value={value}>
      {children}
      <Announcer toast={shown} />
      <ToastRegion toast={shown} labels={labels} onClose={close} onGone={forget} />
    </ToastContext>
  );
}

/** `const { toast } = useToast()` */
export function useToast(): ToastContextValue {
  const context = useContext(ToastContext);
  if (!context) throw new Error('useToast needs a ToastProvider above it.');
  return context;
}

type ToastContextValue = { toast: (message: ToastMessage) => void };

const ToastContext = createContext<ToastContextValue | null>(null);

/** Screen readers announce changes only in a region that existed before. */
const SPEAK_AFTER_MS = 50;
const SPEAK_FOR_MS = 1000;

function Announcer({ toast }: { toast: ShownToast | null }) {
  const [spoken, setSpoken] = useState<{ id: number; words: string } | null>(null);
  const id = toast?.id;
  const words = toast ? [toast.title, toast.description].filter(Boolean).join(' ') : '';
  useEffect(() => {
    if (id === undefined) return;
    const timers = [
      setTimeout(() => setSpoken({ id, words: '' })),
      setTimeout(() => setSpoken({ id, words }), SPEAK_AFTER_MS),
      // Cleared after announcing, so that it is not found again at the end of the page.
      setTimeout(() => setSpoken(null), SPEAK_AFTER_MS + SPEAK_FOR_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [id, words]);
  return (
    spoken && (
      <div role="status" aria-live="assertive" className="sr-only">
        {spoken.words}
      </div>
    )
  );
}
