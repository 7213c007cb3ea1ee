import { ADMIN_TOKEN_KEY } from '@/lib/staff-token';

/** After `load`, when nobody has moved: before the answers that came with the page are five seconds old. */
const START_MS = 3000;
/** By so much later, so that a thousand tabs do not start together. */
const SPREAD_MS = 1000;
/** After the page began, where `load` does not come because a picture does not. */
const LATEST_MS = 10_000;

const SCRIPT = /<script src="(\/_next\/static\/chunks\/[^"]+)" async=""><\/script>/g;
const HINT = /<link rel="preload" as="script" [^>]*href="\/_next\/static\/chunks\/[^"]+"\/>/g;

/**
 * The same page with the framework's scripts waiting for the visitor's first move, or for the page to be quiet: what is to
 * be read needs none of them, and on a slow phone they hold up the picture and the letters.
 */
export function startLate(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)];
  const [first] = scripts;
  if (!first) return html;
  const files = [...new Set(scripts.map(([, src]) => src))];
  const starter = `<script>(${STARTER})(${JSON.stringify(files)})</script>`;
  return (html.slice(0, first.index) + starter + html.slice(first.index))
    .replace(SCRIPT, '')
    .replace(HINT, '');
}

/**
 * Runs in the page before everything else. `window.earlyVisit` is what src/lib/early-visit.ts hands over: whether somebody has
 * moved, and the button that was pressed meanwhile.
 */
const STARTER = `files => {
  const moves = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];
  const early = (window.earlyVisit = { hasMoved: false, isTaken: false });
  const add = (tag, more) => document.head.append(Object.assign(document.createElement(tag), more));
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const src of files) add('script', { src, async: true });
  };
  const onMove = event => {
    // Browsers say so of a pointer that only rests where the page appears.
    if (event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
    early.hasMoved = true;
    for (const move of moves) removeEventListener(move, onMove, true);
    start();
  };
  for (const move of moves) addEventListener(move, onMove, { passive: true, capture: true });
  addEventListener('click', event => {
    const button = event.isTrusted && !early.isTaken && event.target.closest && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.button = button;
  }, true);
  addEventListener('load', () => {
    if (!isStarted) for (const href of files) add('link', { rel: 'prefetch', as: 'script', href });
    setTimeout(start, ${START_MS} + ${SPREAD_MS} * Math.random());
  });
  setTimeout(start, ${LATEST_MS});
  try {
    // Staff wait for their bar.
    if (localStorage.getItem('${ADMIN_TOKEN_KEY}')) start();
  } catch {}
}`;
