import { ButtonLink } from '@/components/ui/button';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { Drawing } from '@/components/ui/pictures/drawing';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/text/section-head';
import type { HomepageView } from '@/content/schema/pages/homepage';

/**
 * Five columns under one horizon, over which the sun rises (spec §2 Home "Why choose"); rows on smaller
 * screens.
 */
export function Accreditations({ heading, paragraph, accreditations }: HomepageView['accreditations']) {
  return (
    <Section ground="ink" id="why-choose" edit="#accreditations" labeledBy="why-choose-heading">
      <div className="mb-9 desktop:mb-12 desktop:flex desktop:items-end desktop:justify-between desktop:gap-8">
        <SectionHead id="why-choose-heading" title={heading} lead={paragraph} className="mb-0" />
        <ButtonLink href="/contact" onDark className="mt-8 shrink-0 desktop:mt-0">
          Schedule a Consultation
        </ButtonLink>
      </div>
      <ul className="sunrises">
        {accreditations.map(({ title, description }, index) => (
          <li key={index}>
            <div>
              <Drawing
                file={`sunrise-${index + 1}.svg`}
                width={240}
                height={76}
                className="w-[12.625rem] max-w-none desktop:w-full"
              />
            </div>
            <h3>{title}</h3>
            <p>
              <CrisisWords>{description}</CrisisWords>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
