import courtyard from '@/assets/gallery-04.jpg';
import boardwalk from '@/assets/gallery-08.jpg';
import circle from '@/assets/group-circle.jpg';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/text/section-head';
import type { HomepageView } from '@/content/schema/pages/homepage';
import { LevelOfCareCard } from './level-of-care-card';

/** Three columns with the middle one raised; rows on tablets (spec §2 Home). */
export function LevelsOfCare({ heading, paragraph, programs }: HomepageView['levelsOfCare']) {
  return (
    <Section ground="mist" id="levels-of-care" edit="#levelsOfCare" labeledBy="levels-heading">
      <SectionHead
        id="levels-heading"
        title={heading}
        lead={paragraph}
        className="desktop:mb-[clamp(4rem,6.5vw,5.5rem)]"
      />
      <ul className="grid gap-8 desktop:grid-cols-3 desktop:gap-9">
        {programs.map((program, index) => (
          <LevelOfCareCard
            key={index}
            index={index}
            {...program}
            link={program.link || PLACES[index]?.link || '/programs'}
            picture={program.image ?? PLACES[index]?.picture ?? courtyard}
            isRaised={index === 1}
          />
        ))}
      </ul>
      <p className="mt-10 text-center desktop:mt-14">
        <ButtonLink href="/programs" variant="outline">
          Explore All Programs
        </ButtonLink>
      </p>
    </Section>
  );
}

/** By position: the anchors of the programs page, and pictures for programs that have none. */
const PLACES = [
  { link: '/programs#php', picture: courtyard },
  { link: '/programs#iop', picture: circle },
  { link: '/programs#outpatient', picture: boardwalk },
];
