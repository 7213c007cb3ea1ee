import { CrisisWords } from '@/components/ui/text/crisis-words';
import type { ProgramsView } from '@/content/schema/pages/programs';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';

export function FinalCta({ heading, paragraph, ctaButton }: ProgramsView['finalCta']) {
  return (
    <Section ground="ink" edit="#finalCta" labeledBy="final-call" className="text-center">
      <h2 id="final-call" className="type-h2">
        {heading}
      </h2>
      <p className="type-lead mx-auto mt-5">
        <CrisisWords>{paragraph}</CrisisWords>
      </p>
      <ButtonLink href={ctaButton.url} onDark className="mt-8">
        {ctaButton.text}
      </ButtonLink>
    </Section>
  );
}
