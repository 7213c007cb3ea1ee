'use client';

import { pageCrumbs } from '@/content/crumbs';
import { accessibility } from '@/content/pages/legal';
import * as reads from '@/content/reads';
import { ContentHtml } from '@/components/ui/content-html';
import { InnerHero } from '@/components/ui/inner-hero';
import { Section } from '@/components/ui/section';
import { usePage } from '@/lib/use-page';
import { ReportSection } from './report-section';

/** The accessibility statement: what we aim for, what we know is missing, and how to tell us of more. */
// ts-unused-exports:disable-next-line
export function AccessibilityPage() {
  const { view } = usePage(reads.page(accessibility));
  const { hero, body, report } = view;
  return (
    <>
      <InnerHero crumbs={pageCrumbs(accessibility, view)} title={hero.pageTitle} />
      <Section>
        <ContentHtml html={body.text} />
        <ReportSection {...report} />
      </Section>
    </>
  );
}
