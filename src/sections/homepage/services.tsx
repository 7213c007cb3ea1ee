'use client';

import { useId, useState, type CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import type { HomepageView } from '@/content/pages/homepage';
import { useMediaQuery } from '@/lib/use-media-query';
import { from } from '@/components/breakpoints';
import { ServiceDisclosure } from './service-disclosure';
import type { ServiceListProps } from './service-row';
import { ServiceTabs } from './service-tabs';

type ServicesProps = HomepageView['services'];

/**
 * Selectable services with one detail panel (spec §2, §4): tabs beside the panel on wide screens, else each row opens
 * the panel under itself. Both forms fill the same grid, so that nothing moves when the browser learns its width.
 */
export function Services({ sectionHeading, sectionSubtitle, services }: ServicesProps) {
  const id = useId();
  const isWide = useMediaQuery(from('desktop'));
  const [choice, setChoice] = useState<number>();
  const list: ServiceListProps = {
    id,
    services,
    selected: Math.min(choice ?? 0, services.length - 1),
    hasChosen: choice !== undefined,
    onSelect: (index) =>
      isWide ? setChoice(index) : keepInPlace(`${id}-row-${index}`, () => setChoice(index)),
  };
  return (
    <Section ground="sand" id="programs" labelledBy="services-heading">
      <SectionHead id="services-heading" title={sectionHeading} lead={sectionSubtitle} />
      <div
        style={{ '--rows': services.length } as CSSProperties}
        className="grid border-b border-hairline desktop:grid-cols-[5fr_7fr] desktop:grid-rows-[repeat(var(--rows),minmax(4.5rem,1fr))] desktop:gap-x-[clamp(2rem,5vw,4.5rem)] desktop:border-0"
      >
        {isWide ? <ServiceTabs {...list} labelledBy="services-heading" /> : <ServiceDisclosure {...list} />}
      </div>
    </Section>
  );
}

/** A panel that closes above the chosen row would pull the row away from under the finger. */
function keepInPlace(rowId: string, select: () => void) {
  const top = () => document.getElementById(rowId)?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(select);
  const moved = top() - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
