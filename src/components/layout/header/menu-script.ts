import { from } from '@/components/breakpoints';

/**
 * Enhances the mobile menu: Tab stays in it, Back closes it instead of leaving the page, a link closes it and
 * replaces its history entry, and it closes when the window becomes wide. Opens it in browsers without
 * `popover`.
 */
export function watchMenu(options: AddEventListenerOptions) {
  document.addEventListener('toggle', noteChange, options);
  document.addEventListener('close', noteChange, options);
  document.addEventListener('click', press, options);
  document.addEventListener('keydown', keepFocus, options);
  window.addEventListener('popstate', noteBack, options);
  window.matchMedia(from('wide')).addEventListener('change', close, options);
  if (isOpen(menu())) follow();
}

const MARK = 'isMenuEntry';
let isLeaving = false;
/** Set from our own `history.back()` until its event. */
let isReturning = false;

const menu = () => document.querySelector<HTMLDialogElement>('dialog.site-menu');
const isPopover = (dialog: HTMLDialogElement) => 'popover' in dialog && dialog.matches(':popover-open');
const isOpen = (dialog: HTMLDialogElement | null) => dialog !== null && (dialog.open || isPopover(dialog));
const isEntry = () => Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);

function close() {
  const dialog = menu();
  if (dialog?.open) dialog.close();
  else if (dialog && isPopover(dialog)) dialog.hidePopover();
}

function noteChange({ target }: Event) {
  if (target === menu()) follow();
}

/** Keeps history, button and focus in sync with the menu. */
function follow() {
  const dialog = menu();
  const shown = isOpen(dialog);
  const opener = document.querySelector<HTMLElement>('[aria-haspopup=dialog][popovertarget]');
  opener?.setAttribute('aria-expanded', String(shown));
  // The browser returns the focus only from within the menu, and a tap beside its links takes it from there.
  const { activeElement: holder, body } = document;
  if (!shown && !isLeaving && (holder === body || dialog?.contains(holder)))
    opener?.focus({ preventScroll: true });
  // With quick exit on, a whole visit is one history entry (quick-exit.tsx).
  if ('oneEntry' in document.documentElement.dataset) return;
  const { history } = window;
  if (shown) isLeaving = false;
  if (isReturning) return;
  if (shown && !isEntry()) history.pushState({ ...history.state, [MARK]: true }, '');
  if (!shown && isEntry() && !isLeaving) {
    isReturning = true;
    history.back();
  }
}

function noteBack() {
  if (!isReturning) return close();
  isReturning = false;
  // The menu was opened again meanwhile.
  if (isOpen(menu())) follow();
}

/**
 * The rest of the page is inert, so beyond the last element the browser would find nothing. First and last
 * are in no folded part.
 */
function keepFocus(event: KeyboardEvent) {
  const dialog = menu();
  if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey || !isOpen(dialog)) return;
  const stops = [...(dialog?.querySelectorAll<HTMLElement>('a[href], button, summary') ?? [])];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const holder = document.activeElement;
  const isInside = holder !== dialog && dialog?.contains(holder);
  if (isInside && holder !== from) return;
  event.preventDefault();
  to?.focus();
}

function press(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null;
  const dialog = menu();
  const button = target?.closest(`button[popovertarget="${dialog?.id}"]`);
  if (button && !('popoverTargetElement' in button)) {
    event.preventDefault();
    if (isOpen(dialog)) close();
    else dialog?.showModal();
    return follow();
  }
  const link = target?.closest('a');
  if (!link || !dialog?.contains(link)) return;
  const isOwnTab = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.target);
  // First, because the browser does not scroll to a fragment while the page is hidden.
  close();
  if (isOwnTab && isEntry() && link.origin === window.location.origin) {
    event.preventDefault();
    isLeaving = true;
    window.location.replace(link.href);
  }
}
