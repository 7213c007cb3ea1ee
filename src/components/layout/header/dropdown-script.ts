/**
 * Enhances the header's dropdowns: Escape closes a list however it was opened, a closed list stays closed
 * while pointer or focus remain, and `aria-expanded` reflects what is visible.
 */
export function watchDropdowns(options: AddEventListenerOptions) {
  document.addEventListener('keydown', closeOnEscape, options);
  document.addEventListener('beforetoggle', noteToggle, options);
  document.addEventListener('toggle', ({ target }) => tell(rootOf(target)), options);
  document.addEventListener('transitionend', ({ target }) => tell(rootOf(target)), options);
  document.addEventListener('focusin', ({ target }) => tell(rootOf(target)), options);
  document.addEventListener('focusout', leaveByFocus, options);
  document.addEventListener('mouseout', leaveByPointer, options);
  document.addEventListener('click', closeOnLink, options);
  document.querySelectorAll<HTMLElement>(ROOT).forEach(tell);
}

const ROOT = '[data-dropdown]';

const rootOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(ROOT) : null;
const listOf = (root: HTMLElement) => root.querySelector<HTMLElement>('[popover]');
const chevronOf = (root: HTMLElement) => root.querySelector('button');
const isShown = (list: HTMLElement | null) =>
  list !== null && getComputedStyle(list).visibility === 'visible';

function tell(root: HTMLElement | null) {
  if (root) chevronOf(root)?.setAttribute('aria-expanded', String(isShown(listOf(root))));
}

function close(root: HTMLElement) {
  root.dataset.shut = '';
  if ('popover' in root) listOf(root)?.hidePopover();
  tell(root);
}

function open(root: HTMLElement) {
  delete root.dataset.shut;
  tell(root);
}

function closeOnEscape({ key }: KeyboardEvent) {
  if (key !== 'Escape') return;
  for (const root of document.querySelectorAll<HTMLElement>(ROOT)) {
    if (!isShown(listOf(root))) continue;
    const holdsFocus = root.contains(document.activeElement);
    close(root);
    if (holdsFocus) chevronOf(root)?.focus();
  }
}

function noteToggle(event: Event) {
  const root = rootOf(event.target);
  if (!root || event.target !== listOf(root)) return;
  if ((event as ToggleEvent).newState === 'open') delete root.dataset.shut;
  else if (root.matches(':hover, :focus-within')) root.dataset.shut = '';
}

function leaveByFocus({ target, relatedTarget }: FocusEvent) {
  const root = rootOf(target);
  if (!root || (relatedTarget && root.contains(relatedTarget as Node))) return;
  // Keep the list open when the window loses focus.
  if (relatedTarget) close(root);
  if (!root.matches(':hover')) setTimeout(open, 0, root);
}

function leaveByPointer({ target, relatedTarget }: MouseEvent) {
  const root = rootOf(target);
  if (!root || (relatedTarget && root.contains(relatedTarget as Node))) return;
  if (!root.contains(document.activeElement)) open(root);
}

function closeOnLink({ target }: MouseEvent) {
  const root = rootOf(target);
  if (root && (target as Element).closest('a')) close(root);
}
