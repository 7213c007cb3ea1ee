import { CrisisWords } from '@/components/ui/text/crisis-words';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/text/section-head';
import { SmartLink } from '@/components/ui/links/smart-link';
import type { ContactView } from '@/content/schema/pages/contact';

export function InsuranceSection({ heading, paragraph, cards }: ContactView['insuranceSection']) {
  return (
    <Section edit="#insuranceSection" labeledBy="insurance">
      <SectionHead id="insurance" title={heading} lead={paragraph} className="max-w-[38rem]" />
      <ul className="grid border-b border-hairline desktop:grid-cols-3 desktop:border-t desktop:border-b-0">
        {cards.map(({ title, description }) => (
          <li
            key={title}
            className="border-t border-hairline py-7 desktop:border-t-0 desktop:border-l desktop:px-9 desktop:py-8 desktop:first:border-l-0 desktop:first:pl-0"
          >
            <h3 className="type-h3">{title}</h3>
            <p className="mt-3 max-w-[34rem] text-quiet">
              <CrisisWords>{description}</CrisisWords>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <SmartLink href="/good-faith-estimate" className="link">
          The Good Faith Estimate: your right to know the expected cost in writing
        </SmartLink>
      </p>
    </Section>
  );
}
