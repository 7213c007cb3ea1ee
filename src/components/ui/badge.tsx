import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

export function Badge({
  kind = 'category',
  children,
}: {
  kind?: 'category' | 'featured';
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full px-3 py-[3px] text-badge font-semibold',
        kind === 'featured' ? 'bg-featured text-on-featured' : 'bg-mist text-on-secondary',
      )}
    >
      {children}
    </span>
  );
}
