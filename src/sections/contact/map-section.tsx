import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/text/section-head';
import type { ContactView } from '@/content/schema/pages/contact';
import { MAP_HEIGHT_PX } from '@/content/schema/constants';

/**
 * Our own drawn map in a frame, which runs no script. Its button shows the editor's map in the same place,
 * fenced in by our page around it: that company learns nothing before a visitor asks, and no address of ours
 * even then.
 */
export function MapSection({ heading, paragraph, name }: ContactView['mapSection'] & { name: string }) {
  return (
    <Section ground="sand" edit="#mapSection" labeledBy="find-us">
      <SectionHead id="find-us" title={heading} lead={paragraph} />
      <iframe
        src="/map"
        title={`Map: the way to ${name}`}
        height={MAP_HEIGHT_PX}
        loading="lazy"
        referrerPolicy="no-referrer"
        className="block w-full rounded-panel border border-hairline bg-mist"
      />
    </Section>
  );
}
