import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

export type Ground = keyof typeof GROUNDS;

type SectionProps = {
  /** A `div` where nothing in it is a heading. */
  as?: 'section' | 'div';
  ground?: Ground;
  /** For anchors such as `/#programs`. */
  id?: string;
  /** Where its words are edited (src/content/derive/edit-mark.ts). */
  edit?: string;
  /** The id of its heading. */
  labeledBy?: string;
  className?: string;
  /** Without the page frame, for full-width sections. */
  bare?: boolean;
  children: ReactNode;
};

export function Section({
  as: Element = 'section',
  ground = 'paper',
  id,
  edit,
  labeledBy,
  className,
  bare = false,
  children,
}: SectionProps) {
  return (
    <Element
      id={id}
      data-edit={edit}
      aria-labelledby={labeledBy}
      className={classNames(GROUNDS[ground], 'section-y', className)}
    >
      {bare ? children : <div className="wrap">{children}</div>}
    </Element>
  );
}

const GROUNDS = { paper: 'ground-paper', sand: 'ground-sand', mist: 'ground-mist', ink: 'ground-ink' };
