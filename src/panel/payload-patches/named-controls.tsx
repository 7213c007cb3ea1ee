'use client';

import { useEffect, type ReactNode } from 'react';
import { sayPlainly } from './untranslated';

type Attributes = Record<string, string | undefined>;

/** Controls of Payload without an accessible name, role or tab order, and their fixes. */
const CONTROLS: Record<string, (element: Element) => Attributes> = {
  '.field-type :is(.rs__input, input[id^="react-select"], .react-datepicker-wrapper input)': (element) => ({
    'aria-label': labelOf(element),
  }),
  '.ContentEditable__root': (element) => ({ 'aria-label': labelOf(element) }),
  // Selects outside of fields, such as the one above a list.
  '.rs__input, input[id^="react-select"]': (element) => ({
    'aria-label': element.getAttribute('placeholder') ?? 'Choose',
  }),
  '.dropdown-indicator[aria-hidden], .clear-indicator[aria-hidden]': () => ({ tabindex: '-1' }),
  '.toolbar-popup__button, .toolbar-popup__dropdown': (element) => ({
    'aria-label': element.textContent || spoken((element as HTMLElement).dataset.buttonKey ?? 'More'),
  }),
  '.doc-controls__popup .popup-button': () => ({ 'aria-label': 'More to do with this document' }),
  '.array-actions__button': (element) => ({ 'aria-label': `More to do with ${rowOf(element)}` }),
  '.collapsible__drag': (element) => ({ 'aria-label': `Move ${rowOf(element)}` }),
  '.popup-button': (element) => ({ 'aria-label': element.textContent || 'More' }),
  '.date-time-picker__clear-button': () => ({ 'aria-label': 'Clear the date' }),
  '.schedule-publish__delete': () => ({ 'aria-label': 'Cancel this plan' }),
  '.clickable-arrow--left': () => ({ 'aria-label': 'Page before' }),
  '.clickable-arrow--right': () => ({ 'aria-label': 'Next page' }),
  '#select-all': () => ({ 'aria-label': 'Choose all', 'aria-labelledby': undefined }),
  'tr .checkbox-input input': (element) => ({
    'aria-label': `Choose ${element.closest('tr')?.querySelector('a')?.textContent ?? 'this row'}`,
  }),
  '.upload-relationship-details__edit': () => ({ 'aria-label': 'Edit this file' }),
  '.upload-relationship-details__remove': () => ({ 'aria-label': 'Take this file out' }),
  // A button inside a button.
  '.rs__multi-value[role="button"]': () => ({ role: 'group' }),
  // Scrollable on a phone.
  '.doc-controls__content': () => ({ tabindex: '0' }),
  '.file__thumbnail img': () => ({ alt: '' }),
  '.collection-list, .dashboard, .gutter.unauthorized': () => ({ role: 'main' }),
  '.list-header': () => ({ role: 'presentation' }),
  '.group-field__title, .collection-list h3': () => ({ 'aria-level': '2' }),
  '.doc-header': () => ({ role: 'region', 'aria-label': 'Title and views' }),
  '.doc-tabs__tabs': () => ({ role: 'group' }),
  // Its label says less than its text.
  '.nav__wrap': () => ({ 'aria-label': 'Menu' }),
  '.step-nav': () => ({ 'aria-label': 'You are here' }),
  '.doc-tab': () => ({ 'aria-label': undefined }),
};

/** Adds accessible names to Payload's icon controls. */
export function NamedControls({ children }: { children: ReactNode }) {
  useEffect(() => {
    let asked = 0;
    const nameSoon = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(nameAll);
    };
    nameSoon();
    const watch = new MutationObserver(nameSoon);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      cancelAnimationFrame(asked);
    };
  }, []);
  return <>{children}</>;
}

/** In a drawer Payload's labels reference an id that does not exist. */
function joinLabels() {
  for (const label of document.querySelectorAll<HTMLLabelElement>('.field-type label.field-label[for]')) {
    if (document.getElementById(label.htmlFor)) continue;
    const field = label.closest('.field-type')?.querySelector('input[id^="field-"], textarea[id^="field-"]');
    if (field && label.htmlFor.startsWith(field.id)) field.id = label.htmlFor;
  }
}

/** The first matching rule wins. */
function nameAll() {
  joinLabels();
  sayPlainly();
  const named = new Set<Element>();
  for (const [selector, attributesOf] of Object.entries(CONTROLS))
    for (const element of document.querySelectorAll(selector)) {
      if (named.has(element)) continue;
      named.add(element);
      for (const [name, value] of Object.entries(attributesOf(element))) {
        if (value === undefined) element.removeAttribute(name);
        else if (name !== 'aria-label' || !element.getAttribute(name)) element.setAttribute(name, value);
      }
    }
}

const labelOf = (element: Element) =>
  element
    .closest('.field-type')
    ?.querySelector('.field-label')
    ?.textContent?.replace(/\s*\*$/, '') || 'Text';

const rowOf = (element: Element) =>
  element.closest('.collapsible')?.querySelector('.row-label, .collapsible__header-wrap')?.textContent ||
  'this row';

/** `indentDecrease` as words. */
const spoken = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
