import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/text/section-head';
import type { Placed } from './placed';

type BlockSectionProps = Placed & { heading: string; lead?: string; children: ReactNode };

/** The frame of a block: its ground, and its heading if it has one. */
export function BlockSection({ id, edit, ground, isContinued, heading, lead, children }: BlockSectionProps) {
  return (
    <Section
      as={heading ? 'section' : 'div'}
      edit={edit}
      ground={ground}
      labeledBy={heading ? id : undefined}
      className={isContinued ? 'pb-0!' : undefined}
    >
      {heading && <SectionHead id={id} title={heading} lead={lead || undefined} className="max-w-[46rem]" />}
      {children}
    </Section>
  );
}
