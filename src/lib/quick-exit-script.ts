/**
 * Inlined by src/components/layout/quick-exit.tsx; allowed by hash in
 * src/server/page-cache/inline-scripts.ts.
 */
export const QUICK_EXIT_SCRIPT = `(to => {
  const leave = () => {
        // Hide the page at once; the next page may take a while.
    document.documentElement.style.visibility = 'hidden';
    document.title = '';
    location.replace(to);
  };
  let presses = [];
  addEventListener('keydown', ({ key, timeStamp }) => {
    presses = key === 'Escape' ? [...presses.filter(at => timeStamp - at < 2000), timeStamp] : [];
    if (presses.length >= 3) leave();
  }, true);

    // Navigations inside the site replace the history entry: the framework's,
  history.pushState = (...entry) => history.replaceState(...entry);
    // and the browser's own.
  const onEach = (type, step) => {
    addEventListener(type, step);
        // During hydration React stops events before they reach the window.
    addEventListener(type, event => {
      event.stopPropagation = () => {
        Event.prototype.stopPropagation.call(event);
        step(event);
      };
    }, true);
  };
  onEach('click', event => {
    const link = event.target.closest && event.target.closest('a');
    if (event.defaultPrevented || !link) return;
    const isExit = 'leave' in link.dataset;
    const isOwnTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.target;
    if (!isExit && (isOwnTab || link.origin !== location.origin)) return;
    event.preventDefault();
    if (isExit) leave();
    else location.replace(link.href);
  });
  onEach('submit', event => {
    const form = event.target;
    if (event.defaultPrevented || form.method !== 'get') return;
    event.preventDefault();
    location.replace(form.action.split('?')[0] + '?' + new URLSearchParams(new FormData(form)));
  });
})(document.currentScript.dataset.to)`;
