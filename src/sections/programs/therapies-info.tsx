import { CrisisWords } from '@/components/ui/text/crisis-words';
import type { ProgramsView } from '@/content/schema/pages/programs';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';

export function TherapiesInfo({ heading, paragraph, ctaButton }: ProgramsView['therapiesInfo']) {
  return (
    <Section ground="mist" edit="#therapiesInfo" labeledBy="therapies-info">
      <div className="flex flex-col items-start gap-x-12 gap-y-8 desktop:flex-row desktop:items-center desktop:justify-between">
        <div>
          <h2 id="therapies-info" className="type-h2">
            {heading}
          </h2>
          <p className="type-lead mt-4">
            <CrisisWords>{paragraph}</CrisisWords>
          </p>
        </div>
        <ButtonLink href={ctaButton.url} className="desktop:shrink-0">
          {ctaButton.text}
        </ButtonLink>
      </div>
    </Section>
  );
}
