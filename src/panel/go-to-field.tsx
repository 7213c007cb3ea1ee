'use client';

import { useEffect } from 'react';

/** The form may still be loading its tabs and rows, or may not yet hear a click. */
const PATIENCE_MS = 15_000;
const AGAIN_MS = 300;

/** `#field=body.0.hero.title&tab=Page&tab=Hero`, from "Edit this page" on the site: opens the tabs and puts the cursor there. */
export function GoToField() {
  useEffect(() => {
    const said = new URLSearchParams(window.location.hash.slice(1));
    const place = said.get('field')?.split('.');
    if (!place) return;
    const tabs = said.getAll('tab');
    const step = () => {
      while (tabs[0] !== undefined && openTab(tabs[0])) tabs.shift();
      if (tabs.length > 0) return;
      if (openRow(place) || !goTo(place)) return;
      stop();
    };
    const observer = new MutationObserver(step);
    const again = setInterval(step, AGAIN_MS);
    const stop = () => {
      observer.disconnect();
      clearInterval(again);
      clearTimeout(timer);
    };
    const timer = setTimeout(() => {
      stop();
      // The value has no field of its own, such as a built-in list: what is around it has one.
      for (let length = place.length - 1; length > 0; length -= 1) if (goTo(place.slice(0, length))) return;
    }, PATIENCE_MS);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    step();
    return stop;
  }, []);
  return null;
}

/** @returns whether the tab is there and open. */
function openTab(label: string) {
  const buttons = [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')];
  const button = buttons.find(({ textContent }) => textContent?.trim() === label);
  const isOpen = button?.classList.contains('tabs-field__tab-button--active') ?? false;
  if (!isOpen) button?.click();
  return isOpen;
}

/** Opens the row of a list that the field is in. @returns whether one had to be opened. */
function openRow(place: string[]) {
  for (let length = 1; length < place.length; length += 1) {
    if (!/^\d+$/.test(place[length] ?? '')) continue;
    const row = document.getElementById(`${place.slice(0, length).join('-')}-row-${place[length]}`);
    const toggle = row?.querySelector<HTMLElement>(
      '.collapsible--collapsed > * .collapsible__toggle--collapsed',
    );
    if (!toggle) continue;
    toggle.click();
    return true;
  }
  return false;
}

/** @returns whether the field is there. */
function goTo(place: string[]) {
  const field = document.getElementById(`field-${place.join('__')}`);
  if (!field) return false;
  const target = field.matches('input, textarea')
    ? field
    : (field.querySelector<HTMLElement>('[contenteditable], input, textarea') ?? field);
  field.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  const frame = target.closest('.field-type') ?? field;
  frame.classList.add('panel-arrived');
  return true;
}
