const COMPACT_AFTER_PX = 80;

/** Makes the header compact where scroll-driven animations are not supported (header.css). */
export function watchScroll(options: AddEventListenerOptions) {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isCalm && CSS.supports('animation-timeline: scroll()')) return;
  const header = () => document.querySelector<HTMLElement>('.site-header');
  const adjust = () =>
    header()?.style.setProperty('--compact', window.scrollY > COMPACT_AFTER_PX ? '1' : '0');
  window.addEventListener('scroll', adjust, { ...options, passive: true });
  adjust();
}
