import { earlyVisit } from './early-visit';

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

export const fallAsleep = (part: object) => void asleep.add(part);

export const wakeUp = (part: object) => void asleep.delete(part);

if (typeof window !== 'undefined') watch();

function watch() {
  const moves = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
  const onMove = (event: Event) => {
    if (isResting(event)) return;
    for (const move of moves) window.removeEventListener(move, onMove, { capture: true });
    wake();
  };
  for (const move of moves) window.addEventListener(move, onMove, { passive: true, capture: true });
  if (window.scrollY > 0) wake();
  window.addEventListener('click', doAgainWhenAwake, { capture: true });
  if (earlyVisit?.hasMoved) wake();
  if (earlyVisit) earlyVisit.isTaken = true;
  if (earlyVisit?.button) pressWhenAwake(earlyVisit.button);

  const rest = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(occasions.quiet.come)
      : setTimeout(occasions.quiet.come);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}

/** Browsers say that a pointer moves when the page moves under it. */
const isResting = (event: Event) => {
  const { movementX, movementY } = event as PointerEvent;
  return event.type === 'pointermove' && movementX === 0 && movementY === 0;
};

/** However slow the network: after this a link is followed and a button pressed as if there were no code. */
const PATIENCE_MS = 3000;
const LOOK_MS = 50;

/** A first click that comes before the code of what it meets. */
function doAgainWhenAwake(event: MouseEvent) {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!event.isTrusted || !isPlain || !(event.target instanceof Element)) return;
  const control = event.target.closest<HTMLElement>('button, a[href^="/"]:not([target])');
  if (!control || isAlive(control)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  wake();
  pressWhenAwake(control);
}

function pressWhenAwake(control: HTMLElement) {
  const end = Date.now() + PATIENCE_MS;
  const look = setInterval(() => {
    if (!isAlive(control) && Date.now() < end) return;
    clearInterval(look);
    if (control.isConnected) control.click();
  }, LOOK_MS);
}

/** React marks what it has taken over. The links of a rich text are not its own: they are alive when every part is. */
const isAlive = (control: Element) =>
  control.tagName === 'BUTTON'
    ? Object.keys(control).some((key) => key.startsWith('__react'))
    : asleep.size === 0;

function occasion() {
  let come: () => void = () => undefined;
  const hasCome = new Promise<void>((resolve) => (come = resolve));
  return { hasCome, come };
}
