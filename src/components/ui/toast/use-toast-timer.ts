import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { ShownToast } from './toast-message';

/**
 * Ends a toast after its duration. The timer pauses while the pointer or focus is on it. Hover and focus are
 * tracked per toast, so that an earlier one does not pause this one. @returns the handlers of the region
 */
export function useToastTimer(
  toast: ShownToast | null,
  region: RefObject<HTMLElement | null>,
  onClose: (id: number) => void,
) {
  const clock = useRef<{ pause: () => void; run: () => void } | null>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  const [id, duration, isOpen] = [toast?.id, toast?.duration ?? 0, toast?.isOpen];
  useEffect(() => {
    if (id === undefined || !isOpen) return;
    let left = duration;
    let since = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pause = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= Date.now() - since;
    };
    const run = () => {
      if (timer !== undefined || region.current?.contains(document.activeElement)) return;
      since = Date.now();
      timer = setTimeout(() => close.current(id), left);
    };
    clock.current = { pause, run };
    run();
    return () => {
      clearTimeout(timer);
      clock.current = null;
    };
  }, [id, duration, isOpen, region]);

  return {
    onPointerMove: (event: PointerEvent) => {
      if (!isResting(event)) clock.current?.pause();
    },
    onPointerLeave: () => clock.current?.run(),
    onFocus: () => clock.current?.pause(),
    // The next element gets focus only after this event.
    onBlur: () => void setTimeout(() => clock.current?.run()),
  };
}

/** Browsers report a move without distance when the page changes below a resting pointer. */
const isResting = ({ nativeEvent: { movementX, movementY } }: PointerEvent) =>
  movementX === 0 && movementY === 0;
