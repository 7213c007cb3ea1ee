/**
 * When the parts of a page that the server rendered get their code (src/components/late.tsx): `touched` ones at the
 * visitor's first move or when a poll has brought something new, `quiet` ones also by themselves, once the page has
 * loaded and nothing else is to be done.
 */
export type Occasion = 'touched' | 'quiet';

const occasions = { touched: occasion(), quiet: occasion() };

export const until = (name: Occasion): Promise<void> => occasions[name].hasCome;

export function wake() {
  occasions.quiet.come();
  occasions.touched.come();
}

/** Parts on the page whose code is not there yet. */
const asleep = new Set<object>();
let onAllAwake: (() => void)[] = [];

export const fallAsleep = (part: object) => void asleep.add(part);

export function wakeUp(part: object) {
  asleep.delete(part);
  if (asleep.size > 0) return;
  for (const go of onAllAwake) go();
  onAllAwake = [];
}

if (typeof window !== 'undefined') watch();

function watch() {
  const moves = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  for (const move of moves) window.addEventListener(move, wake, { once: true, passive: true, capture: true });
  if (window.scrollY > 0) wake();
  window.addEventListener('click', doAgainWhenAwake, { capture: true });

  const rest = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(occasions.quiet.come)
      : setTimeout(occasions.quiet.come);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}

/** However slow the network: after this a link is followed and a button pressed as if there were no code. */
const PATIENCE_MS = 3000;

/** A first click that comes before the code of what it meets. */
function doAgainWhenAwake(event: MouseEvent) {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (asleep.size === 0 || !event.isTrusted || !isPlain || !(event.target instanceof Element)) return;
  const control = event.target.closest<HTMLElement>('button, a[href^="/"]:not([target])');
  if (!control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  wake();
  let isDone = false;
  const again = () => {
    if (!isDone && control.isConnected) control.click();
    isDone = true;
  };
  onAllAwake.push(again);
  setTimeout(again, PATIENCE_MS);
}

function occasion() {
  let come: () => void = () => undefined;
  const hasCome = new Promise<void>((resolve) => (come = resolve));
  return { hasCome, come };
}
