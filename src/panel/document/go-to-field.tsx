'use client';

import { toast } from '@payloadcms/ui';
import { useEffect } from 'react';
import { FIELD_MESSAGE, type FieldMessage } from '@/lib/field-message';

/** The form may still be loading its tabs and rows, or hydrating. */
const TIMEOUT_MS = 15_000;
const AGAIN_MS = 300;

/**
 * `#field=body.0.hero.title&tab=Page&tab=Hero&words=…`, from "Edit this page" on the site: opens the tabs and
 * focuses the field, in a long text at the selected words. Also for a click in the preview beside the form.
 */
export function GoToField() {
  useEffect(() => {
    let stop = lead(window.location.hash);
    const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
      const { type, edit } = (data ?? {}) as Partial<FieldMessage>;
      if (origin !== window.location.origin || type !== FIELD_MESSAGE) return;
      const to = edit ? new URL(edit, origin) : undefined;
      if (!to) return void toast.info('This text cannot be edited here.');
      if (to.pathname !== window.location.pathname) {
        const onClick = () => window.location.assign(to);
        return void toast.info('This text is edited elsewhere.', { action: { label: 'Open it', onClick } });
      }
      stop();
      for (const field of document.querySelectorAll('.panel-arrived'))
        field.classList.remove('panel-arrived');
      stop = lead(to.hash);
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      stop();
    };
  }, []);
  return null;
}

/** Opens the field of a hash as soon as it exists. @returns a function that stops waiting */
function lead(hash: string): () => void {
  const said = new URLSearchParams(hash.slice(1));
  const place = said.get('field')?.split('.');
  if (!place) return () => undefined;
  const tabs = said.getAll('tab');
  const words = plain(said.get('words') ?? '');
  const step = () => {
    while (tabs[0] !== undefined && openTab(tabs[0])) tabs.shift();
    if (tabs.length > 0) return;
    if (openRow(place) || !goTo(place, words)) return;
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
    // The value has no field, such as a built-in list: use its parent.
    for (let length = place.length - 1; length > 0; length -= 1)
      if (goTo(place.slice(0, length), words)) return;
  }, TIMEOUT_MS);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  step();
  return stop;
}

/** @returns whether the tab exists and is open */
function openTab(label: string) {
  const buttons = [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')];
  const button = buttons.find(({ textContent }) => textContent?.trim() === label);
  const isOpen = button?.classList.contains('tabs-field__tab-button--active') ?? false;
  if (!isOpen) button?.click();
  return isOpen;
}

/** Opens the array row of the field. @returns whether one had to be opened */
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

/** @returns whether the field exists and is editable */
function goTo(place: string[], words: string) {
  const field = document.getElementById(`field-${place.join('__')}`);
  if (!field) return false;
  const target = field.matches('input, textarea')
    ? field
    : (field.querySelector<HTMLElement>('[contenteditable], input, textarea') ?? field);
  const frame = target.closest('.field-type') ?? field;
  // Rendered by the server, not hydrated yet.
  if (frame.classList.contains('read-only') || target.matches(':disabled')) return false;
  field.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  if (target.isContentEditable) goToWords(target, words);
  frame.classList.add('panel-arrived');
  return true;
}

/** Places the cursor at the start of the paragraph with the words. */
function goToWords(editor: HTMLElement, words: string) {
  const blocks = [...editor.querySelectorAll<HTMLElement>('h2, h3, h4, p, li, blockquote, td, th')];
  const found = blocks.find(({ textContent }) => {
    const text = plain(textContent ?? '');
    return text !== '' && (text.includes(words) || (text.length >= 12 && words.includes(text)));
  });
  if (!words || !found) return;
  found.scrollIntoView({ block: 'center' });
  window.getSelection()?.collapse(found, 0);
}

const plain = (words: string) => words.replace(/\s+/g, ' ').trim().toLowerCase();
