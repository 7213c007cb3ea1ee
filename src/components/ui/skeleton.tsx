import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

/** One gray shape; a line of text unless the class names say otherwise. */
export function Skeleton({ className = 'h-3.5 rounded-shape' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('bg-skeleton motion-safe:animate-skeleton', className)} />
  );
}

/** Shapes of loading content: announced once, not per shape. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div aria-busy="true" className={className}>
      <p className="sr-only" role="status">
        Loading...
      </p>
      {children}
    </div>
  );
}
