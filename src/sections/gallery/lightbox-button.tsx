import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

type LightboxButtonProps = { label: string; onClick: () => void; className?: string; children: ReactNode };

export function LightboxButton({ label, onClick, className, children }: LightboxButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classNames(
        'pointer-events-auto grid size-12 shrink-0 place-items-center rounded-full border-[1.5px] border-line-social text-white transition-colors hover:bg-white/12',
        className,
      )}
    >
      {children}
    </button>
  );
}
