import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

const OPEN_DELAY_MS = 80;
const CLOSE_DELAY_MS = 200;

/**
 * When a list that belongs to a link is open: under the pointer, after a click on its chevron, and while keyboard
 * focus is on the chevron or in the list. Escape closes it and gives the focus back to the chevron.
 */
export function useDropdown() {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A click brings focus first; that focus must not open what the click is about to toggle.
  const isPressed = useRef(false);
  const isReturningFocus = useRef(false);

  const set = useCallback((next: boolean, delay = 0) => {
    clearTimeout(timer.current);
    if (delay === 0) setIsOpen(next);
    else timer.current = setTimeout(() => setIsOpen(next), delay);
  }, []);
  const close = useCallback(() => set(false), [set]);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const holdsFocus = trigger.current?.closest('[data-dropdown]')?.contains(document.activeElement);
      close();
      if (!holdsFocus) return;
      isReturningFocus.current = true;
      trigger.current?.focus();
      isReturningFocus.current = false;
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, close]);

  const root = {
    'data-dropdown': '',
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && set(true, OPEN_DELAY_MS),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && set(false, CLOSE_DELAY_MS),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const hasLeft = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget);
      if (hasLeft) close();
    },
  };

  const toggle = {
    onPointerDown: () => {
      isPressed.current = true;
    },
    onFocus: () => {
      if (!isPressed.current && !isReturningFocus.current) set(true);
    },
    onClick: () => {
      isPressed.current = false;
      set(!isOpen);
    },
  };

  return { isOpen, close, root, trigger, toggle };
}
