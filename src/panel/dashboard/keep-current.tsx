'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

const EVERY_MS = 30_000;

/**
 * Refreshes the page while it is open: polls for changes, and reloads only after one. Pauses while the window
 * is hidden, and while rows of a list are selected, since a reload would clear the selection.
 */
export function KeepCurrent({ state }: { state: string }) {
  const router = useRouter();
  const shown = useRef(state);
  useEffect(() => {
    shown.current = state;
  }, [state]);
  useEffect(() => {
    const look = async () => {
      if (document.hidden || document.querySelector('table input[type="checkbox"]:checked')) return;
      try {
        const response = await fetch('/cms-api/newest-state', { credentials: 'include' });
        const newest = response.ok && ((await response.json()) as { state: string }).state;
        if (!newest || newest === shown.current) return;
        shown.current = newest;
        router.refresh();
      } catch {
        // Keep the page; the next poll may succeed.
      }
    };
    const lookAgain = () => void look();
    const timer = setInterval(lookAgain, EVERY_MS);
    window.addEventListener('focus', lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', lookAgain);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [router]);
  return null;
}
