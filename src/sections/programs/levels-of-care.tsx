import { programAnchors, type ProgramsView } from '@/content/schema/pages/programs';
import { Section } from '@/components/ui/section';
import { Program } from './program';

type LevelsOfCareProps = ProgramsView['levelsOfCare'];

/** Up to three programs with the anchors #php, #iop and #outpatient (spec §2). */
export function LevelsOfCare({ heading, programs }: LevelsOfCareProps) {
  return (
    <Section edit="#levelsOfCare" labeledBy="levels-of-care" className="pt-12! tablet:pt-14!">
      <h2 id="levels-of-care" className="font-sans text-button font-medium text-quiet">
        {heading}
      </h2>
      <div className="mt-5">
        {programs.map((program, index) => (
          <Program key={index} program={program} index={index} anchor={programAnchors[index]} />
        ))}
      </div>
    </Section>
  );
}
