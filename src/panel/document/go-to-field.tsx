'use client';

import { toast, useForm } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect } from 'react';
import { FIELD_MESSAGE, type FieldMessage } from '@/lib/field-message';

/** The form may still be loading its tabs and rows, or hydrating. */
const TIMEOUT_MS = 15_000;
const AGAIN_MS = 300;

/**
 * `#field=body.0.hero.title&tab=Page&tab=Hero&words=…`, from "Edit this page" on the site: opens the tabs and
 * focuses the field, or the one of a section (`body.0.hero`) with these words; in a long text at the words.
 * Also for a click in the preview beside the form.
 */
export function GoToField() {
  const { getFields } = useForm();

  useEffect(() => {
    let stop = lead(window.location.hash, getFields);
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
      stop = lead(to.hash, getFields);
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      stop();
    };
  }, [getFields]);
  return null;
}

/** Opens the field of a hash as soon as it exists. @returns a function that stops waiting */
function lead(hash: string, getFields: () => FormState): () => void {
  const said = new URLSearchParams(hash.slice(1));
  const section = said.get('field')?.split('.') ?? [];
  const tabs = said.getAll('tab');
  const words = plain(said.get('words') ?? '');
  if (section.length === 0 && !words) return () => undefined;
  const step = () => {
    while (tabs[0] !== undefined && openTab(tabs[0])) tabs.shift();
    if (tabs.length > 0) return;
    const place = fieldWith(words, section, getFields()) ?? section;
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
  const timer = setTimeout(stop, TIMEOUT_MS);
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

/**
 * The field below this place that holds these words. Looked up in the form's state: a collapsed row has no
 * controls in the document.
 */
function fieldWith(words: string, place: string[], fields: FormState) {
  const start = `${place.join('.')}.`;
  const inside = Object.entries(fields).filter(
    ([path, { value }]) => path.startsWith(start) && typeof value === 'string',
  );
  const [path] =
    inside.find(([, { value }]) => plain(value as string) === words) ??
    inside.find(([, { value }]) => holds(plain(value as string), words)) ??
    [];
  return path?.split('.');
}

/** Opens the array row of the field. @returns whether one had to be opened */
function openRow(place: string[]) {
  for (let length = 1; length < place.length; length += 1) {
    if (!/^\d+$/.test(place[length] ?? '')) continue;
    const row = document.getElementById(`${place.slice(0, length).join('-')}-row-${place[length]}`);
    const toggle = row?.querySelector<HTMLElement>(
      '.collapsible--collapsed > * .collapsible__toggle--collapsed',
    );
    // Payload renders the fields of a row when they come into view.
    row?.scrollIntoView();
    if (!toggle) continue;
    toggle.click();
    return true;
  }
  return false;
}

/**
 * Focuses a field at or below this place: the one with these words, such as the subtitle of a section, else
 * the first one.
 * @returns whether it exists and is editable
 */
function goTo(place: string[], words: string) {
  const [path, id] = [place.join('.'), `field-${place.join('__')}`];
  const frames =
    place.length === 0
      ? []
      : queryAll(`[id="${id}"], [id^="${id}__"], [data-field-path="${path}"], [data-field-path^="${path}."]`);
  const own = frames.flatMap((frame) => (frame.matches(CONTROL) ? frame : queryAll(CONTROL, frame)));
  const all = queryAll(`.document-fields ${CONTROL}`);
  const target = [...own, ...all].find((control) => says(control, words)) ?? own[0] ?? frames[0];
  const frame = target?.closest('.field-type') ?? target;
  // Rendered by the server, not hydrated yet.
  if (!target || frame?.classList.contains('read-only') || target.matches(':disabled')) return false;
  const paragraph = queryAll(PARAGRAPH, target).find((one) => says(one, words));
  (paragraph ?? target).scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  if (paragraph) window.getSelection()?.collapse(paragraph, 0);
  frame?.classList.add('panel-arrived');
  return true;
}

const CONTROL = ':is(input:not([type=checkbox]), textarea, [contenteditable=true])';
const PARAGRAPH = 'h2, h3, h4, p, li, blockquote, td, th';

const queryAll = (selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** An empty field says its built-in words, which are its placeholder. */
function says(element: HTMLElement, words: string) {
  const isInput = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const text = plain(isInput ? element.value || element.placeholder : element.textContent);
  return holds(text, words);
}

const holds = (text: string, words: string) =>
  words !== '' && (text === words || (words.length >= 12 && text.includes(words)));

const plain = (words: string) => words.replace(/\s+/g, ' ').trim().toLowerCase();
