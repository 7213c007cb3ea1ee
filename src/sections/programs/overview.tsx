import { CrisisWords } from '@/components/ui/crisis-words';
import type { ProgramsView } from '@/content/pages/programs';
import { Section } from '@/components/ui/section';
import { useLayout } from '@/lib/use-layout';

/** The levels of care continue on the same ground, so there is no space below. */
export function Overview({ sectionHeading, paragraph }: ProgramsView['overview']) {
  const { agesTreated } = useLayout().footer.contact;
  return (
    <Section labelledBy="overview" className="pb-0!">
      <h2 id="overview" className="type-statement">
        {sectionHeading}
      </h2>
      <p className="type-lead mt-6 text-pretty">
        <CrisisWords>{paragraph}</CrisisWords>
      </p>
      {agesTreated && (
        <p className="mt-6 text-quiet">
          <strong className="font-semibold text-ink">Ages treated:</strong> {agesTreated}
        </p>
      )}
    </Section>
  );
}
