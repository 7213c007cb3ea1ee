import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { CrisisWords } from './crisis-words';

type SectionHeadProps = {
  title: string;
  lead?: ReactNode;
  /** The id used by the section's `labeledBy`. */
  id?: string;
  centered?: boolean;
  className?: string;
};

export function SectionHead({ title, lead, id, centered = false, className }: SectionHeadProps) {
  return (
    <div className={classNames('head-gap', centered && 'text-center', className)}>
      <h2 id={id} className="type-h2">
        {title}
      </h2>
      {lead && (
        <p className={classNames('type-lead mt-5', centered && 'mx-auto')}>
          {typeof lead === 'string' ? <CrisisWords>{lead}</CrisisWords> : lead}
        </p>
      )}
    </div>
  );
}
