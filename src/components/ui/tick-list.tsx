import { CrisisWords } from './crisis-words';
import { classNames } from '@/lib/class-names';

/** Features: a hairline above and between, a small water mark at the left. */
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
