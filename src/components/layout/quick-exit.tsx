import { inEnglish, type Say } from '@/content/languages/languages';
import { Icon } from '@/components/ui/pictures/icon';
import { QUICK_EXIT_SCRIPT } from '@/lib/quick-exit-script';

/**
 * Quick exit for visitors who may be watched: replaces this page with a harmless one, so that Back does not
 * return here. Works as a plain link without a script.
 */
export function QuickExit({ to, say = inEnglish }: { to: string; say?: Say }) {
  return (
    <aside aria-label={say('Leaving quickly')} className="no-print">
      <a
        href={to}
        rel="noreferrer"
        title={say('Or press Escape three times')}
        className="fixed right-3 bottom-3 z-50 inline-flex min-h-11 items-center gap-2 rounded-full border border-white/70 bg-ink-ground px-4 text-small font-semibold text-white shadow-raised hover:bg-panel"
        data-leave=""
      >
        <Icon name="close" className="size-4" />
        {say('Leave this site')}
        <span className="sr-only">{` (${say('or press Escape three times')})`}</span>
      </a>
    </aside>
  );
}

/**
 * Placed before all controls, so that it does not wait for the framework: exit by the button or by pressing
 * Escape three times, and a whole visit as one history entry.
 */
export const QuickExitScript = ({ to }: { to: string }) => <script data-to={to}>{QUICK_EXIT_SCRIPT}</script>;
