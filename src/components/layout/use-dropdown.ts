import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

const OPEN_DELAY_MS = 80;
const CLOSE_DELAY_MS = 200;

/**
 * When a list that belongs to a link is open: under the pointer, after a click on its chevron, and while keyboard
 * focus is on the chevron or in the list. Escape closes it and gives the focus back to the chevron. What the focus has
 * opened stands there at once, so that the next Tab lands on something that can be seen.
 */
export function useDropdown() {
  const [openedBy, setOpenedBy] = useState<'pointer' | 'focus' | 'key' | null>(null);
  const isOpen = openedBy !== null;
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A click brings focus first; that focus must not open what the click is about to toggle.
  const isPressed = useRef(false);
  const isReturningFocus = useRef(false);

  const set = useCallback((next: typeof openedBy, delay = 0) => {
    clearTimeout(timer.current);
    if (delay === 0) setOpenedBy(next);
    else timer.current = setTimeout(() => setOpenedBy(next), delay);
  }, []);
  const close = useCallback(() => set(null), [set]);

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
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && set('pointer', OPEN_DELAY_MS),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && set(null, CLOSE_DELAY_MS),
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
      if (!isPressed.current && !isReturningFocus.current) set('focus');
    },
    onClick: ({ detail }: MouseEvent) => {
      isPressed.current = false;
      const isKey = detail === 0;
      // Enter right after the focus has opened the list asks for what is there already.
      if (isKey && openedBy === 'focus') set('key');
      else set(isOpen ? null : isKey ? 'key' : 'pointer');
    },
  };

  return { isOpen, openedBy, close, root, trigger, toggle };
}
