import type { CSSProperties } from 'react';
import { Drawing } from '@/components/ui/pictures/drawing';
import { Icon } from '@/components/ui/pictures/icon';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/text/section-head';
import type { HomepageView } from '@/content/schema/pages/homepage';
import { ServicePanel } from './service-panel';
import { ServicesScript } from './services-script';

/**
 * Selectable services with the detail of one (spec §2, §4). At every width the same five disclosures, of
 * which the browser keeps one open (`name`): below its row, or beside all rows on wide screens (home.css).
 */
export function Services({ sectionHeading, sectionSubtitle, services }: HomepageView['services']) {
  return (
    <Section ground="sand" id="programs" edit="#services" labeledBy="services-heading">
      <SectionHead id="services-heading" title={sectionHeading} lead={sectionSubtitle} />
      <div className="services" style={{ '--rows': services.length } as CSSProperties}>
        {services.map((service, index) => (
          <details key={index} name="service" open={index === 0} suppressHydrationWarning>
            <summary>
              <Drawing file="selected.svg" width={29} height={14} />
              <h3>{service.title}</h3>
              <Icon name="arrow" className="arrow" />
            </summary>
            <ServicePanel {...service} position={index} />
          </details>
        ))}
      </div>
      <ServicesScript />
    </Section>
  );
}
