import { othersOfPage } from '@/content/languages/translation';
import { pageCrumbs } from '@/content/head/crumbs';
import { accessibility } from '@/content/schema/pages/legal';
import * as endpoints from '@/content/endpoints/endpoints';
import { ContentHtml } from '@/components/ui/text/content-html';
import { InnerHero } from '@/components/ui/inner-hero';
import { Section } from '@/components/ui/section';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { ReportSection } from './report-section';
import { TextHistory } from './text-history';

/** The accessibility statement: the standard, known gaps, and how to report more. */
function AccessibilityPage({ answers }: LiveViewProps) {
  const { view } = answers(endpoints.page(accessibility));
  const { contact } = answers(endpoints.layout).view.footer;
  const { hero, body, report, history } = view;
  return (
    <>
      <InnerHero
        others={othersOfPage(answers(endpoints.layout).view, accessibility.path)}
        crumbs={pageCrumbs(accessibility, view)}
        title={hero.pageTitle}
      />
      <Section edit="#body">
        <ContentHtml html={body.text} />
        <ReportSection {...report} contact={contact} />
        <TextHistory {...history} />
      </Section>
    </>
  );
}

export const accessibilityView: LiveView = {
  name: 'accessibility',
  endpoints: () => [endpoints.page(accessibility)],
  titledBy: () => endpoints.page(accessibility),
  View: AccessibilityPage,
};
