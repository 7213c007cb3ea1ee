import { CrisisWords } from '@/components/ui/text/crisis-words';
import type { ProgramsView } from '@/content/schema/pages/programs';
import { Section } from '@/components/ui/section';

type OverviewProps = ProgramsView['overview'] & {
  /** The levels of care follow on the same background, so there is no space below. */
  isContinued: boolean;
  agesTreated?: string;
};

export function Overview({ sectionHeading, paragraph, isContinued, agesTreated }: OverviewProps) {
  return (
    <Section edit="#overview" labeledBy="overview" className={isContinued ? 'pb-0!' : undefined}>
      <h2 id="overview" className="type-statement">
        <CrisisWords>{sectionHeading}</CrisisWords>
      </h2>
      <p className="type-lead mt-6 text-pretty">
        <CrisisWords>{paragraph}</CrisisWords>
      </p>
      {agesTreated && (
        <p className="mt-6 text-quiet" data-edit="site-layout#contact">
          <strong className="font-semibold text-ink">Ages treated:</strong>{' '}
          <CrisisWords>{agesTreated}</CrisisWords>
        </p>
      )}
    </Section>
  );
}
