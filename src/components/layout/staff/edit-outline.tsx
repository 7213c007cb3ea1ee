'use client';

import { useEffect, useRef, useState } from 'react';
import { blockAt, plainText } from './edited-text';

type Place = { left: number; top: number; width: number; height: number; block: Element };

const GAP = 4;
const PENCIL = 36;

/**
 * Draws a frame and a pencil over the text under the pointer, or under a finger. Only staff who may edit see
 * it; with a keyboard, "Edit this page" leads to the selected text.
 */
export function EditOutline({ onEdit }: { onEdit: (text: Element) => void }) {
  const [place, setPlace] = useState<Place>();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let shown: Element | null = null;
    let pointer = { x: -1, y: -1 };
    const look = (target: EventTarget | null) => {
      if (!(target instanceof Element) || frame.current?.contains(target)) return;
      const block = editedBlock(target);
      if (block === shown) return;
      shown = block;
      setPlace(block ? placeOf(block) : undefined);
    };
    const follow = ({ target, clientX, clientY }: PointerEvent) => {
      pointer = { x: clientX, y: clientY };
      look(target);
    };
    const hide = () => {
      shown = null;
      setPlace(undefined);
    };
    const lookAgain = () => look(document.elementFromPoint(pointer.x, pointer.y));
    document.addEventListener('pointerover', follow);
    document.addEventListener('pointermove', follow);
    document.addEventListener('scrollend', lookAgain);
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    window.addEventListener('resize', hide);
    return () => {
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('pointermove', follow);
      document.removeEventListener('scrollend', lookAgain);
      window.removeEventListener('scroll', hide, { capture: true });
      window.removeEventListener('resize', hide);
    };
  }, []);
  if (!place) return null;
  const { block, ...box } = place;
  const right = Math.min(box.left + box.width - PENCIL / 2, document.documentElement.clientWidth - PENCIL);
  return (
    <div ref={frame} className="no-print">
      <div
        className="pointer-events-none fixed z-30 rounded-md outline-2 outline-[#c8692f] outline-dashed"
        style={box}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label="Edit this text"
        title="Edit this text"
        className="fixed z-30 grid size-9 place-items-center rounded-full bg-[#6e2d14] text-white shadow-raised"
        style={{ left: right, top: Math.max(box.top - PENCIL / 2, 0) }}
        onClick={() => onEdit(block)}
      >
        <svg viewBox="0 0 24 24" className="size-5 fill-none stroke-current stroke-2" aria-hidden="true">
          <path d="M4 20l1-4L16 5l3 3L8 19z" />
        </svg>
      </button>
    </div>
  );
}

/** The text that contains an element; only of what the CMS has: not of the header or a form. */
function editedBlock(element: Element): Element | null {
  const block = element.closest('main, footer') && !element.closest('form') ? blockAt(element) : null;
  return block && plainText(block.textContent) ? block : null;
}

function placeOf(block: Element): Place {
  const { left, top, width, height } = block.getBoundingClientRect();
  return {
    left: left - GAP,
    top: top - GAP,
    width: width + 2 * GAP,
    height: height + 2 * GAP,
    block,
  };
}
