import { useRef, type TouchEvent } from 'react';

const THRESHOLD_PX = 48;

/** Detects horizontal swipes; vertical moves still scroll the page. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number }>(null);
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0];
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0];
      if (!start.current || !touch) return;
      const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(across) < THRESHOLD_PX || Math.abs(across) < Math.abs(down)) return;
      if (across < 0) onLeft();
      else onRight();
    },
  };
}
