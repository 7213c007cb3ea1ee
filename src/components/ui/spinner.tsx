import { classNames } from '@/lib/class-names';
import { Icon } from './pictures/icon';

/** Condition detail while it loads (spec §2). */
export function Spinner({ className }: { className?: string }) {
  return (
    <p role="status" className={classNames('flex items-center justify-center gap-4 py-12', className)}>
      <Icon name="spin" className="size-8 text-primary motion-safe:animate-turn" />
      Loading...
    </p>
  );
}
