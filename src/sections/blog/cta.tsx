import type { BlogView } from '@/content/schema/pages/blog';
import { ButtonLink } from '@/components/ui/button';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { Section } from '@/components/ui/section';

export function Cta({ sectionHeading, ctaDescription, ctaButton }: BlogView['cta']) {
  return (
    <Section ground="sand" edit="#cta" labeledBy="blog-call">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-8">
        <div>
          <h2 id="blog-call" className="type-h2">
            {sectionHeading}
          </h2>
          <p className="type-lead mt-4">
            <CrisisWords>{ctaDescription}</CrisisWords>
          </p>
        </div>
        <ButtonLink href={ctaButton.url} accent>
          {ctaButton.text}
        </ButtonLink>
      </div>
    </Section>
  );
}
