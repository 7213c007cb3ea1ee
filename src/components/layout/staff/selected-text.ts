import { useEffect, useRef } from 'react';

const MOST = 300;
const BLOCKS =
  'p, h1, h2, h3, h4, li, dt, dd, td, th, blockquote, figcaption, summary, label, legend, a, button';

/**
 * The text that an editor wants to edit: the selection, else what they last touched,
 * else the heading in view. Pass the `ref` of the bar, whose own text is ignored.
 */
export function useSelectedText<Bar extends HTMLElement>() {
  const bar = useRef<Bar>(null);
  const touched = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: PointerEvent) => {
      if (target instanceof Element && !bar.current?.contains(target)) touched.current = blockAt(target);
    };
    document.addEventListener('pointerdown', note, true);
    return () => document.removeEventListener('pointerdown', note, true);
  }, []);
  const selectedText = () =>
    wordsOf(window.getSelection()?.toString()) ||
    (touched.current?.isConnected ? wordsOf(touched.current.textContent) : '') ||
    wordsOf(headingInView()?.textContent);
  return { bar, selectedText };
}

/** The paragraph, heading or label that contains an element. */
export const blockAt = (element: Element) => element.closest(BLOCKS);

/** The last heading of the content above the middle of the window. */
function headingInView() {
  const headings = [...document.querySelectorAll('main h1, main h2')];
  const middle = window.innerHeight / 2;
  return headings.filter((heading) => heading.getBoundingClientRect().top < middle).at(-1);
}

export const wordsOf = (text: string | null | undefined) =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, MOST);
