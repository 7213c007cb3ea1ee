'use client';

import { useEffect, type MouseEvent } from 'react';
import { ONE_ENTRY } from './use-back-closes';
import { Icon } from '@/components/ui/icon';

const TIMES = 3;
const WITHIN_MS = 2000;

/**
 * The way out for a visitor who may be watched: a harmless page takes the place of this one, so that Back does not return
 * here. While it is there a whole visit is one entry of the tab's history. It also works as a plain link, without a script.
 */
export default function QuickExit({ to }: { to: string }) {
  useEffect(keepOneEntry, []);
  useEffect(() => {
    let presses: number[] = [];
    const onKey = ({ key, timeStamp }: KeyboardEvent) => {
      presses = key === 'Escape' ? [...presses.filter((at) => timeStamp - at < WITHIN_MS), timeStamp] : [];
      if (presses.length >= TIMES) leave(to);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [to]);

  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    leave(to);
  };
  return (
    <aside aria-label="Leaving quickly" className="no-print">
      <a
        href={to}
        rel="noreferrer"
        onClick={onClick}
        title="Or press Escape three times"
        className="fixed right-3 bottom-3 z-50 inline-flex min-h-11 items-center gap-2 rounded-full border border-white/70 bg-ink px-4 text-small font-semibold text-white shadow-raised hover:bg-primary"
      >
        <Icon name="close" className="size-4" />
        Leave this site
        <span className="sr-only"> (or press Escape three times)</span>
      </a>
    </aside>
  );
}

function leave(to: string) {
  // Whatever comes is slower than somebody's look at the screen.
  document.documentElement.style.visibility = 'hidden';
  document.title = '';
  window.location.replace(to);
}

/** A link to a place on the same page is the browser's own step, and would be an entry. */
function replaceOnPlaces(event: Event) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (event.defaultPrevented || !link?.hash || link.pathname !== window.location.pathname) return;
  event.preventDefault();
  window.location.replace(link.href);
}

/** Every step inside the site replaces the entry before it. */
function keepOneEntry() {
  const { history } = window;
  const { pushState } = history;
  history.pushState = (...entry) => history.replaceState(...entry);
  document.documentElement.dataset[ONE_ENTRY] = '';
  document.addEventListener('click', replaceOnPlaces);
  return () => {
    history.pushState = pushState;
    document.removeEventListener('click', replaceOnPlaces);
    delete document.documentElement.dataset[ONE_ENTRY];
  };
}
