'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * The page scrolls smoothly to the top on every path change (spec §1), and the focus goes to the new content.
 * Not on Back and Forward, where the browser restores the place, and not for links to a part of a page. Whoever arrives at a
 * part of the first page stands there at once: a way there would end where that part was before the fonts came.
 */
export function ScrollToTop() {
  const path = usePathname();
  const shownPath = useRef(path);
  const restoredPath = useRef<string | null>(null);

  useEffect(() => {
    const arrive = () => void (document.documentElement.dataset.arrived = '');
    if (document.readyState === 'complete') arrive();
    else window.addEventListener('load', arrive, { once: true });
    return () => window.removeEventListener('load', arrive);
  }, []);

  useEffect(() => {
    const remember = () => {
      restoredPath.current = window.location.pathname;
      // The browser restores the place right after this event; it must not travel there.
      const { style } = document.documentElement;
      style.scrollBehavior = 'auto';
      requestAnimationFrame(() => requestAnimationFrame(() => (style.scrollBehavior = '')));
    };
    window.addEventListener('popstate', remember);
    return () => window.removeEventListener('popstate', remember);
  }, []);

  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    const isRestored = restoredPath.current === path;
    restoredPath.current = null;
    if (isRestored || window.location.hash) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path]);

  return null;
}
