'use client';

import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_LIMIT } from '@/content/constants';
import type { ShownToast, ToastMessage, ToastRegionProps } from './toast-region';

/**
 * The notification region of the page. Its code (Radix) loads with the first component that can show a toast;
 * until then a stand-in answers F8.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps> | null>(null);
  const lastId = useRef(0);

  const prepare = useCallback(() => {
    // A failure is not the end: the next toast asks again.
    import('./toast-region').then(
      ({ ToastRegion }) => setRegion(() => ToastRegion),
      () => undefined,
    );
  }, []);

  const toast = useCallback(
    (message: ToastMessage) => {
      prepare();
      const shown = {
        variant: 'default' as const,
        duration: TOAST_DURATION_MS,
        ...message,
        id: ++lastId.current,
        isOpen: true,
      };
      setToasts((others) => [shown, ...others].slice(0, TOAST_LIMIT));
    },
    [prepare],
  );

  const close = useCallback((id: number) => {
    setToasts((all) => all.map((one) => (one.id === id ? { ...one, isOpen: false } : one)));
  }, []);

  const value = useMemo(() => ({ toast, prepare }), [toast, prepare]);
  return (
    <ToastContext value={value}>
      {children}
      {Region ? <Region toasts={toasts} onClose={close} /> : <RegionStandIn />}
    </ToastContext>
  );
}

/** `const { toast } = useToast()`; calling it also fetches the region, so that it is there when it is needed. */
export function useToast(): { toast: (message: ToastMessage) => void } {
  const context = useContext(ToastContext);
  if (!context) throw new Error('useToast needs a ToastProvider above it.');
  const { toast, prepare } = context;
  useEffect(prepare, [prepare]);
  return { toast };
}

type ToastContextValue = { toast: (message: ToastMessage) => void; prepare: () => void };

const ToastContext = createContext<ToastContextValue | null>(null);

function RegionStandIn() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (TOAST_HOTKEY.includes(event.code)) region.current?.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);
  return (
    <div
      ref={region}
      role="region"
      aria-label={`Notifications (${TOAST_HOTKEY.join('+')})`}
      tabIndex={-1}
      className="fixed right-6 bottom-6 size-px"
    />
  );
}
