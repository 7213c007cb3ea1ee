import { CrisisWords } from '@/components/ui/text/crisis-words';
import type { ConditionsView } from '@/content/schema/pages/conditions';
import { AnswerNote } from '@/components/layout/answer-note';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';

type ClosingProps = ConditionsView['closing'] & {
  contactLabel: string;
  hours: string;
};

export function Closing({ sectionHeading, paragraph, contactLabel, hours }: ClosingProps) {
  return (
    <Section edit="#closing" labeledBy="closing" className="text-center">
      <h2 id="closing" className="type-h2">
        {sectionHeading}
      </h2>
      <p className="type-lead mx-auto mt-5 whitespace-pre-line">
        <CrisisWords>{paragraph}</CrisisWords>
      </p>
      <ButtonLink href="/contact" accent className="mt-8">
        {contactLabel}
      </ButtonLink>
      <AnswerNote hours={hours} className="type-small mt-4" />
    </Section>
  );
}
