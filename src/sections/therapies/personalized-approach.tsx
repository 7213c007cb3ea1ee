import { CrisisWords } from '@/components/ui/text/crisis-words';
import type { TherapiesView } from '@/content/schema/pages/therapies';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/text/section-head';

/** Four steps in a row, two by two on tablets, stacked on phones. */
export function PersonalizedApproach({
  sectionHeading,
  paragraph,
  features,
}: TherapiesView['personalizedApproach']) {
  return (
    <Section ground="sand" edit="#personalizedApproach" labeledBy="personalized-approach">
      <SectionHead id="personalized-approach" title={sectionHeading} lead={paragraph || undefined} />
      <ul className="grid border-t border-hairline tablet:grid-cols-2 desktop:grid-cols-4">
        {features.map(({ title, description }, index) => (
          <li
            key={index}
            className="border-hairline py-7 max-tablet:not-last:border-b tablet:max-desktop:odd:pr-7 tablet:max-desktop:even:border-l tablet:max-desktop:even:pl-7 tablet:max-desktop:nth-[n+3]:border-t desktop:pr-3 desktop:pb-0 desktop:pl-7 desktop:first:pl-0 desktop:not-first:border-l"
          >
            <h3 className="type-h4">{title}</h3>
            <p className="type-card mt-2">
              <CrisisWords>{description}</CrisisWords>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
