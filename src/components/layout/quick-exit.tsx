import { Icon } from '@/components/ui/icon';
import { QUICK_EXIT_SCRIPT } from '@/lib/quick-exit-script';

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
        className="fixed right-3 bottom-3 z-50 inline-flex min-h-11 items-center gap-2 rounded-full border border-white/70 bg-ink-ground px-4 text-small font-semibold text-white shadow-raised hover:bg-panel"
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
export const QuickExitScript = ({ to }: { to: string }) => <script data-to={to}>{QUICK_EXIT_SCRIPT}</script>;
