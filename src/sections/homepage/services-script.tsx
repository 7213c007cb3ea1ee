'use client';

import { island } from '@/live/island';
import { useEffect } from 'react';

/**
 * Enhances the services: a press does not close the open one, rows stay under the finger, arrow keys select.
 */
export function ServicesScript() {
  useEffect(() => {
    const { signal, abort } = withAbort();
    document.addEventListener('click', press, { signal });
    document.addEventListener('keydown', choose, { signal });
    return abort;
  }, []);
  return null;
}

function withAbort() {
  const leaving = new AbortController();
  return { signal: leaving.signal, abort: () => leaving.abort() };
}

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('.services summary') : null;

function press(event: MouseEvent) {
  const row = rowOf(event.target);
  if (!row) return;
  event.preventDefault();
  select(row);
}

/** A panel that closes above the selected row would move the row away from the finger. */
function select(row: HTMLElement) {
  const before = row.getBoundingClientRect().top;
  (row.parentElement as HTMLDetailsElement).open = true;
  const moved = row.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

function choose(event: KeyboardEvent) {
  const row = rowOf(event.target);
  if (!row) return;
  const rows = [...document.querySelectorAll<HTMLElement>('.services summary')];
  const next = rows[nextRow(event.key, rows.indexOf(row), rows.length) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  select(next);
}

function nextRow(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
}

island(ServicesScript);
