import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

type ConditionGridProps = {
  /** One `ConditionCard` (or its skeleton) per cell, each with a key. */
  children: ReactNode[];
  /** Three related cards stay beside each other down to the phone. */
  related?: boolean;
};

/** Cells that share their hairlines: no gaps, no radius. */
export function ConditionGrid({ children, related = false }: ConditionGridProps) {
  return (
    <ul
      className={classNames(
        'condition-grid',
        related ? 'tablet:grid-cols-3' : 'tablet:grid-cols-2 desktop:grid-cols-3',
      )}
    >
      {children.map((cell, index) => (
        <li key={index}>{cell}</li>
      ))}
    </ul>
  );
}
