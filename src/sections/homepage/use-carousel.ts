import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { CAROUSEL_AUTOPLAY_MS, CAROUSEL_PAUSE_MS } from '@/content/constants';
import { useMediaQuery } from '@/lib/use-media-query';

/**
 * The testimonials' current item and autoplay (spec §4): it advances every 8 s and wraps; any manual navigation pauses it,
 * and it resumes 15 s later. It also rests while the pointer is on the words or the keyboard is among the controls, does not
 * start for visitors who asked for less motion, and stays stopped once the visitor has stopped it.
 */
export function useCarousel(count: number) {
  const [position, setPosition] = useState(0);
  const [isStopped, setIsStopped] = useState(false);
  const [isHeld, setIsHeld] = useState({ byPointer: false, byFocus: false });
  /** How many manual navigations there were, while the pause after the last one lasts; else 0. */
  const [pause, setPause] = useState(0);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isClick = useRef(false);

  const index = count > 0 ? position % count : 0;
  const isRunning =
    count > 1 && !isStopped && !isStill && pause === 0 && !isHeld.byPointer && !isHeld.byFocus;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setPosition((index + 1) % count), CAROUSEL_AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [isRunning, index, count]);

  useEffect(() => {
    if (pause === 0) return;
    const timer = setTimeout(() => setPause(0), CAROUSEL_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [pause]);

  function select(next: number) {
    setPosition((next + count) % count);
    setPause((navigations) => navigations + 1);
  }

  return {
    index,
    isRunning,
    isStopped,
    canAutoplay: count > 1 && !isStill,
    select,
    previous: () => select(index - 1),
    next: () => select(index + 1),
    toggle() {
      setIsStopped(!isStopped);
      setPause(0);
    },
    /** For the whole carousel. Focus that comes with a click does not hold it, or it would never resume after one. */
    focusProps: {
      onPointerDown: () => void (isClick.current = true),
      onKeyDown: () => void (isClick.current = false),
      onFocus: () => setIsHeld((held) => ({ ...held, byFocus: !isClick.current })),
      onBlur(event: FocusEvent) {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        isClick.current = false;
        setIsHeld((held) => ({ ...held, byFocus: false }));
      },
    },
    /** For the words, which somebody may be reading. */
    hoverProps: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== 'touch') setIsHeld((held) => ({ ...held, byPointer: true }));
      },
      onPointerLeave: () => setIsHeld((held) => ({ ...held, byPointer: false })),
    },
  };
}
