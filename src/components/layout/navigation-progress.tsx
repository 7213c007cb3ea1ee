'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';

const PATIENCE_MS = 300;
/** A navigation that was given up, or that the server never answered. */
const GIVE_UP_MS = 15_000;

/** A thin line at the top, and a word for screen readers, while a navigation takes longer than a moment. */
export function NavigationProgress() {
  const path = usePathname();
  const [slowFrom, setSlowFrom] = useState<string | null>(null);
  const isSlow = slowFrom === path;

  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const forget = () => timers.splice(0).forEach(clearTimeout);
    const onClick = (event: MouseEvent) => {
      if (!leadsElsewhere(event)) return;
      forget();
      timers = [
        setTimeout(() => setSlowFrom(path), PATIENCE_MS),
        setTimeout(() => setSlowFrom(null), GIVE_UP_MS),
      ];
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      forget();
    };
  }, [path]);

  return (
    <div aria-live="polite" data-progress className="no-print">
      {isSlow && (
        <>
          <span className="sr-only">Loading...</span>
          <span className="fixed inset-x-0 top-0 z-50 h-[3px] animate-skeleton bg-accent" />
        </>
      )}
    </div>
  );
}

/** A plain click on a link to another page of this site. */
function leadsElsewhere({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return false;
  const { origin, pathname } = window.location;
  return link.origin === origin && link.pathname !== pathname;
}
