import type { TherapiesView } from '@/content/schema/pages/therapies';
import { ButtonLink } from '@/components/ui/button';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { Section } from '@/components/ui/section';

export function Cta({ sectionHeading, ctaDescription, ctaButton }: TherapiesView['cta']) {
  return (
    <Section edit="#cta" labeledBy="cta">
      <div className="flex flex-col gap-8 desktop:flex-row desktop:items-center desktop:justify-between">
        <div>
          <h2 id="cta" className="type-h2">
            {sectionHeading}
          </h2>
          <p className="type-lead mt-4">
            <CrisisWords>{ctaDescription}</CrisisWords>
          </p>
        </div>
        <ButtonLink href={ctaButton.url} accent className="shrink-0 tablet:self-start desktop:self-center">
          {ctaButton.text}
        </ButtonLink>
      </div>
    </Section>
  );
}
