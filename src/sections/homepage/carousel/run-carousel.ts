import { CAROUSEL_AUTOPLAY_MS, CAROUSEL_PAUSE_MS } from '@/content/schema/constants';

/**
 * The carousel's autoplay and buttons (spec §4): advances every 8 s and wraps; a choice, a swipe or a key in
 * it pauses it until 15 s after the last one. Pauses while a mouse is over the text, does not start with
 * reduced motion, and stays stopped once stopped. The position is the scroll position, which survives new
 * content.
 * @returns a function that stops it
 */
export function runCarousel(): () => void {
  const leaving = new AbortController();
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  let position = 0;
  let isStopped = false;
  let isHovered = false;
  let isTouched = false;
  /** While a choice scrolls; what visitors scroll themselves is followed at once. */
  let isGoing = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let advance: ReturnType<typeof setTimeout> | undefined;

  const root = () => document.querySelector<HTMLElement>('[data-carousel]');
  const strip = () => root()?.querySelector<HTMLElement>('.carousel-strip');
  const count = () => strip()?.children.length ?? 0;
  const isIn = (target: EventTarget | null) => target instanceof Node && Boolean(root()?.contains(target));
  const isRunning = () => count() > 1 && !isStopped && !isHovered && !still.matches && pause === undefined;

  function show() {
    position = Math.min(position, Math.max(count() - 1, 0));
    root()?.setAttribute('data-live', '');
    strip()?.setAttribute('aria-live', isRunning() ? 'off' : 'polite');
    for (const dot of root()?.querySelectorAll('li [data-go]') ?? []) {
      if (dot.getAttribute('data-go') === String(position)) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    const label = isStopped ? 'Play testimonials' : 'Pause testimonials';
    root()?.querySelector('[data-go=toggle]')?.setAttribute('aria-label', label);
  }

  function run() {
    clearTimeout(advance);
    if (isRunning()) advance = setTimeout(() => go(position + 1), CAROUSEL_AUTOPLAY_MS);
    show();
  }

  function go(index: number) {
    position = count() > 0 ? (index + count()) % count() : 0;
    isGoing = true;
    const left = position * (strip()?.clientWidth ?? 0);
    strip()?.scrollTo({ left, behavior: still.matches ? 'instant' : 'smooth' });
    run();
  }

  function rest() {
    clearTimeout(pause);
    pause = setTimeout(() => {
      pause = undefined;
      run();
    }, CAROUSEL_PAUSE_MS);
    run();
  }

  function endPause() {
    clearTimeout(pause);
    pause = undefined;
  }

  function press({ target }: MouseEvent) {
    const to = isIn(target) ? (target as Element).closest('[data-go]')?.getAttribute('data-go') : undefined;
    if (!to) return;
    if (to === 'toggle') {
      isStopped = !isStopped;
      endPause();
      return run();
    }
    go(to === 'previous' ? position - 1 : to === 'next' ? position + 1 : Number(to));
    rest();
  }

  function restWhere({ target }: Event) {
    if (!isIn(target)) return;
    isGoing = false;
    rest();
  }

  function follow({ target, type }: Event) {
    const width = strip()?.clientWidth;
    if (target !== strip() || !width) return;
    if (type === 'scrollend') isGoing = false;
    const at = Math.round((strip()?.scrollLeft ?? 0) / width);
    if (isGoing || (type === 'scroll' && at === position)) return;
    position = at;
    show();
  }

  function hover({ target }: MouseEvent) {
    const on = !isTouched && Boolean(strip()?.contains(target as Node));
    if (on === isHovered) return;
    isHovered = on;
    run();
  }

  const options = { signal: leaving.signal, capture: true, passive: true };
  document.addEventListener('click', press, options);
  document.addEventListener('keydown', restWhere, options);
  document.addEventListener('focusin', (event) => isByKey(event.target) && restWhere(event), options);
  for (const touch of ['touchstart', 'wheel'])
    document.addEventListener(
      touch,
      (event) => strip()?.contains(event.target as Node) && restWhere(event),
      options,
    );
  for (const scroll of ['scroll', 'scrollend']) document.addEventListener(scroll, follow, options);
  document.addEventListener('mouseover', hover, options);
  document.addEventListener(
    'pointerdown',
    ({ pointerType }) => (isTouched = pointerType === 'touch'),
    options,
  );
  still.addEventListener('change', run, options);
  run();
  return () => {
    leaving.abort();
    endPause();
    clearTimeout(advance);
  };
}

const isByKey = (target: EventTarget | null) => target instanceof Element && target.matches(':focus-visible');
