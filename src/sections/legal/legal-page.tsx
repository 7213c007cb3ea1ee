'use client';

import { pageCrumbs } from '@/content/crumbs';
import { privacy, privacyPractices, terms } from '@/content/pages/legal';
import * as reads from '@/content/reads';
import { ContentHtml } from '@/components/ui/content-html';
import { InnerHero } from '@/components/ui/inner-hero';
import { Section } from '@/components/ui/section';
import { usePage } from '@/lib/use-page';

export const PrivacyPage = () => <LegalPage schema={privacy} />;

// ts-unused-exports:disable-next-line
export const PrivacyPracticesPage = () => <LegalPage schema={privacyPractices} />;

export const TermsPage = () => <LegalPage schema={terms} />;

/** A title and its text. */
function LegalPage({ schema }: { schema: typeof privacy | typeof privacyPractices | typeof terms }) {
  const { view } = usePage(reads.page(schema));
  const { hero, body } = view;
  return (
    <>
      <InnerHero crumbs={pageCrumbs(schema, view)} title={hero.pageTitle} />
      <Section>
        <ContentHtml html={body.text} />
      </Section>
    </>
  );
}
