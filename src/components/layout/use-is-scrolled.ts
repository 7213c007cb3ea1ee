import { useSyncExternalStore } from 'react';

const COMPACT_AFTER_PX = 80;

/** The header is compact once the page has scrolled by 80 px. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('scroll', onChange, { passive: true });
      return () => window.removeEventListener('scroll', onChange);
    },
    () => window.scrollY > COMPACT_AFTER_PX,
    () => false,
  );
}
