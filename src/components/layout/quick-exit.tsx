import { Icon } from '@/components/ui/icon';

/**
 * The way out for a visitor who may be watched: a harmless page takes the place of this one, so that Back does not return
 * here. It also works as a plain link, without a script.
 */
export function QuickExit({ to }: { to: string }) {
  return (
    <aside aria-label="Leaving quickly" className="no-print">
      <a
        href={to}
        rel="noreferrer"
        title="Or press Escape three times"
        className="fixed right-3 bottom-3 z-50 inline-flex min-h-11 items-center gap-2 rounded-full border border-white/70 bg-ink px-4 text-small font-semibold text-white shadow-raised hover:bg-primary"
        data-leave=""
      >
        <Icon name="close" className="size-4" />
        Leave this site
        <span className="sr-only"> (or press Escape three times)</span>
      </a>
    </aside>
  );
}

/**
 * Stands before all that can be pressed, so that nothing of it waits for the framework: leaving, by the button or by Escape
 * three times, and that a whole visit is one entry of the tab's history.
 */
export const QuickExitScript = ({ to }: { to: string }) => <script data-to={to}>{SCRIPT}</script>;

const SCRIPT = `(to => {
  const leave = () => {
    // Whatever comes is slower than somebody's look at the screen.
    document.documentElement.style.visibility = 'hidden';
    document.title = '';
    location.replace(to);
  };
  let presses = [];
  addEventListener('keydown', ({ key, timeStamp }) => {
    presses = key === 'Escape' ? [...presses.filter(at => timeStamp - at < 2000), timeStamp] : [];
    if (presses.length >= 3) leave();
  }, true);

  // Steps inside the site replace the entry before them: the framework's,
  history.pushState = (...entry) => history.replaceState(...entry);
  // and those that the browser makes by itself.
  addEventListener('click', event => {
    const link = event.target.closest && event.target.closest('a');
    if (event.defaultPrevented || !link) return;
    const isExit = 'leave' in link.dataset;
    const isOwnTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.target;
    if (!isExit && (isOwnTab || link.origin !== location.origin)) return;
    event.preventDefault();
    if (isExit) leave();
    else location.replace(link.href);
  });
  addEventListener('submit', event => {
    const form = event.target;
    if (event.defaultPrevented || form.method !== 'get') return;
    event.preventDefault();
    location.replace(form.action.split('?')[0] + '?' + new URLSearchParams(new FormData(form)));
  });
})(document.currentScript.dataset.to)`;
