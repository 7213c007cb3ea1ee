import { ButtonLink } from '@/components/ui/button';
import { CrisisWords } from '@/components/ui/crisis-words';
import { Drawing } from '@/components/ui/drawing';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import type { HomepageView } from '@/content/pages/homepage';

/** Five columns under one horizon, over which the sun rises (spec §2 Home "Why choose"); rows on smaller screens. */
export function Accreditations({ heading, paragraph, accreditations }: HomepageView['accreditations']) {
  return (
    <Section ground="ink" id="why-choose" labelledBy="why-choose-heading">
      <div className="mb-9 desktop:mb-12 desktop:flex desktop:items-end desktop:justify-between desktop:gap-8">
        <SectionHead id="why-choose-heading" title={heading} lead={paragraph} className="mb-0" />
        <ButtonLink href="/contact" onDark className="mt-8 shrink-0 desktop:mt-0">
          Schedule a Consultation
        </ButtonLink>
      </div>
      <ul className="grid desktop:grid-cols-5 desktop:grid-rows-[auto_auto_1fr]">
        {accreditations.map(({ title, description }, index) => (
          <li
            key={index}
            className="grid grid-cols-[5.5rem_1fr] items-center gap-x-5 border-t border-hairline py-6 desktop:row-span-3 desktop:grid-cols-1 desktop:grid-rows-subgrid desktop:items-start desktop:gap-0 desktop:border-0 desktop:py-0"
          >
            {/* In a row it is cut behind the sun, not made smaller. */}
            <div className="row-span-2 overflow-hidden desktop:row-span-1">
              <Drawing
                file={`sunrise-${index + 1}.svg`}
                width={240}
                height={76}
                className="w-[12.625rem] max-w-none desktop:w-full"
              />
            </div>
            <h3 className="self-end font-serif text-[1.3125rem] leading-tight font-[480] desktop:mt-7 desktop:self-start desktop:pr-5">
              {title}
            </h3>
            <p className="mt-1 self-start text-label leading-normal text-quiet desktop:mt-2 desktop:pr-6">
              <CrisisWords>{description}</CrisisWords>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
