/**
 * Scrolls smoothly to the top after a change of path (spec §1). A new document begins at its top; where the
 * visitor had scrolled the page before it, this one starts a little further down and scrolls up. The place is
 * passed on by the browser's Navigation API, so nothing is stored. Back, Forward, anchors, reduced motion and
 * pages that were painted already are left alone.
 *
 * Inlined at the end of the document by src/components/layout/scroll-to-top.tsx; allowed by hash in
 * src/server/page-cache/inline-scripts.ts.
 */
export const SCROLL_SCRIPT = `(navigation => {
  if (!navigation) return;
  navigation.addEventListener('navigate', ({ destination }) => {
    if (!destination.sameDocument) navigation.updateCurrentEntry({ state: { place: scrollY } });
  });
  const { from, navigationType } = navigation.activation || {};
  const isChange = from && from.url && ['push', 'replace'].includes(navigationType)
    && new URL(from.url).pathname !== location.pathname;
  const place = isChange && (from.getState() || {}).place;
  if (!place || location.hash || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if (scrollY > 0 || performance.getEntriesByType('paint').length > 0) return;
  scrollTo({ top: Math.min(place, innerHeight / 2), behavior: 'instant' });
  scrollTo({ top: 0, behavior: 'smooth' });
})(window.navigation)`;
