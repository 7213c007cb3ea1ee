import { useRef, type PointerEvent } from 'react';
import { TOAST_SWIPE_THRESHOLD_PX } from '@/content/schema/constants';

/** Larger for touch, which is less precise than a mouse. */
const STILL_PX = { touch: 10, other: 2 };

/** The toast follows a pointer to the right; released beyond the threshold, it closes (spec §9). */
export function useToastSwipe(onSwiped: () => void) {
  const card = useRef<HTMLLIElement>(null);
  const start = useRef<{ x: number; y: number; isSwipe: boolean } | null>(null);

  const show = (state: 'move' | 'cancel' | 'end', x?: number) => {
    const element = card.current;
    if (!element) return;
    element.dataset.swipe = state;
    if (x === undefined) element.style.removeProperty('--swipe-x');
    else element.style.setProperty('--swipe-x', `${x}px`);
  };

  const end = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (!from?.isSwipe) return;
    const distance = Math.max(0, event.clientX - from.x);
    if (event.type === 'pointerup' && distance > TOAST_SWIPE_THRESHOLD_PX) {
      show('end', distance);
      onSwiped();
    } else show('cancel');
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) start.current = { x: event.clientX, y: event.clientY, isSwipe: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const from = start.current;
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.isSwipe) {
        const still = event.pointerType === 'touch' ? STILL_PX.touch : STILL_PX.other;
        if (Math.max(Math.abs(dx), Math.abs(dy)) < still) return;
        if (Math.abs(dy) > Math.abs(dx)) return void (start.current = null);
        from.isSwipe = true;
        card.current?.setPointerCapture(event.pointerId);
      }
      show('move', Math.max(0, dx));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { card, handlers };
}
