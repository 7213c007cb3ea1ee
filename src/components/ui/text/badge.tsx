import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

export function Badge({
  kind = 'category',
  children,
}: {
  /** `category-on-mist` on a background of the usual badge color. */
  kind?: 'category' | 'category-on-mist' | 'featured';
  children: ReactNode;
}) {
  return (
    <span
      className={classNames('inline-block rounded-full px-3 py-[3px] text-badge font-semibold', COLORS[kind])}
    >
      {children}
    </span>
  );
}

const COLORS = {
  featured: 'bg-featured text-on-featured',
  category: 'bg-mist text-on-secondary',
  'category-on-mist': 'bg-paper text-on-secondary',
};
