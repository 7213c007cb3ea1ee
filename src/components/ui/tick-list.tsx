import { CrisisWords } from './crisis-words';
import { classNames } from '@/lib/class-names';

/** Features: a hairline above and between, a small water mark at the left. */
export function TickList({ items, className }: { items: string[]; className?: string }) {
  return (
    <ul className={classNames('border-t border-hairline', className)}>
      {items.map((item, index) => (
        <li
          key={index}
          className="flex gap-3.5 border-b border-hairline py-[11px] text-card leading-normal before:h-[1lh] before:w-[22px] before:shrink-0 before:bg-(image:--art-bullet) before:bg-center before:bg-no-repeat before:content-['']"
        >
          <span>
            <CrisisWords>{item}</CrisisWords>
          </span>
        </li>
      ))}
    </ul>
  );
}
