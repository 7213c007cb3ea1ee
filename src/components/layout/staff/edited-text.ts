import { useEffect, useRef } from 'react';
import { sessionCall } from '@/content/endpoints/calls';
import { readMark, withoutMarks } from '@/content/derive/edit-mark';
import { asString, prop } from '@/content/json';
import { read } from '@/lib/request';

const MOST = 100;
const BLOCKS =
  'p, h1, h2, h3, h4, li, dt, dd, td, th, blockquote, figcaption, summary, label, legend, a, button';

/**
 * The element that an editor wants to edit: the start of the selection, else what they last touched, else the
 * heading in view. Pass the `ref` of the bar, which is ignored.
 */
export function useSelectedElement<Bar extends HTMLElement>() {
  const bar = useRef<Bar>(null);
  const touched = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: PointerEvent) => {
      if (target instanceof Element && !bar.current?.contains(target)) touched.current = target;
    };
    document.addEventListener('pointerdown', note, true);
    return () => document.removeEventListener('pointerdown', note, true);
  }, []);
  const selectedElement = () => {
    const selection = window.getSelection();
    const selected = selection?.isCollapsed === false ? selection.getRangeAt(0).startContainer : null;
    if (selected) return selected.parentElement;
    return touched.current?.isConnected ? touched.current : headingInView();
  };
  return { bar, selectedElement };
}

/** The paragraph, heading or label that contains an element. */
export const blockAt = (element: Element) => element.closest(BLOCKS);

/** The panel's URL of the text in an element of this page; null where it has none. */
export async function editUrl(element: Element | null | undefined): Promise<string | null> {
  const call = sessionCall(window.location.pathname, markAt(element));
  const session = await read(call, { on401: 'returnNull' }).catch(() => null);
  const edit = asString(prop(prop(session, 'data'), 'edit'));
  const words = element && plainText(blockAt(element)?.textContent);
  if (!edit || !words) return edit || null;
  return `${edit}${edit.includes('#') ? '&' : '#'}${new URLSearchParams({ words })}`;
}

/** The mark of a text, in a preview, or of the section or card around it. */
function markAt(element: Element | null | undefined): string {
  if (!element || element.matches('main, :has(main)')) return '';
  return readMark(element.textContent) ?? element.getAttribute('data-edit') ?? markAt(element.parentElement);
}

/** The last heading of the content above the middle of the window. */
function headingInView() {
  const headings = [...document.querySelectorAll('main h1, main h2')];
  const middle = window.innerHeight / 2;
  return headings.filter((heading) => heading.getBoundingClientRect().top < middle).at(-1);
}

export const plainText = (text: string | null | undefined) =>
  withoutMarks(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST);
