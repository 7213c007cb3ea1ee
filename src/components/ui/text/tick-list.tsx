import { CrisisWords } from './crisis-words';
import { classNames } from '@/lib/class-names';

/** A list of features with dividers and a small mark at the left. */
export function TickList({ items, className }: { items: string[]; className?: string }) {
  return (
    <ul className={classNames('tick-list', className)}>
      {items.map((item, index) => (
        <li key={index}>
          <span>
            <CrisisWords>{item}</CrisisWords>
          </span>
        </li>
      ))}
    </ul>
  );
}
