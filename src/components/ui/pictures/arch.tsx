import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

type ArchProps = {
  children: ReactNode;
  /** Width, margins and grid placement. */
  className?: string;
  /** Background and aspect ratio of the arch itself. */
  shapeClassName?: string;
  /** A frame of 12 px in the color of `shapeClassName`. */
  frame?: boolean;
};

/** The outline of the logo: the top radius is half the width, the bottom corners are small. */
export function Arch({ children, className, shapeClassName, frame = false }: ArchProps) {
  return (
    <div className={classNames('arch-box', className)}>
      <div className={classNames('arch-shape', frame && 'p-3', shapeClassName)}>
        {frame ? <div className="arch-inset size-full">{children}</div> : children}
      </div>
    </div>
  );
}
