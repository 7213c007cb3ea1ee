import type { AboutView } from '@/content/schema/pages/about';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { Section } from '@/components/ui/section';

export function Mission({ sectionHeading, missionStatement }: AboutView['mission']) {
  return (
    <Section edit="#mission" labeledBy="mission">
      <h2 id="mission" className="font-sans text-button font-medium text-quiet">
        {sectionHeading}
      </h2>
      <p className="type-statement mt-6">
        <CrisisWords>{missionStatement}</CrisisWords>
      </p>
    </Section>
  );
}
