'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

const EVERY_MS = 30_000;

/**
 * Makes the page anew while it stays open: asks whether anything it shows has changed, and only then for the page. Not
 * while the window is hidden, nor while rows of a list are ticked, which would be ticked no more.
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
        // The page stays as it was; the next look may succeed.
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
