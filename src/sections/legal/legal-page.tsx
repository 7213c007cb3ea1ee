import { othersOfPage } from '@/content/languages/translation';
import { pageCrumbs } from '@/content/head/crumbs';
import type { PageView } from '@/content/schema/element';
import {
  goodFaithEstimate,
  nondiscrimination,
  privacy,
  privacyPractices,
  terms,
} from '@/content/schema/pages/legal';
import * as endpoints from '@/content/endpoints/endpoints';
import { ContentHtml } from '@/components/ui/text/content-html';
import type { LayoutView } from '@/content/views/site-layout';
import { retentionWords } from '@/content/words/retention';
import { viewCountWords } from '@/content/words/view-counts';
import { InnerHero } from '@/components/ui/inner-hero';
import { TextHistory } from './text-history';
import { Section } from '@/components/ui/section';
import type { LiveView, LiveViewProps } from '@/live/live-view';

export const privacyView = legalView(privacy);

export const privacyPracticesView = legalView(privacyPractices);

export const goodFaithEstimateView = legalView(goodFaithEstimate);

export const nondiscriminationView = legalView(nondiscrimination);

export const termsView = legalView(terms);

/** What the settings decide: when messages are deleted, and whether views are counted. */
const settingsWords = ({ messagesDeletedAfterDays, countsViews }: LayoutView['footer']) =>
  retentionWords(messagesDeletedAfterDays) + (countsViews ? viewCountWords : '');

/** A title and its text. */
function legalView(
  schema:
    | typeof privacy
    | typeof privacyPractices
    | typeof goodFaithEstimate
    | typeof nondiscrimination
    | typeof terms,
): LiveView {
  function LegalPage({ answers }: LiveViewProps) {
    const { view } = answers(endpoints.page(schema));
    const { hero, body } = view;
    const layout = answers(endpoints.layout).view;
    const { history } = view as Partial<PageView<typeof privacy>>;
    return (
      <>
        <InnerHero
          others={othersOfPage(layout, schema.path)}
          crumbs={pageCrumbs(schema, view)}
          title={hero.pageTitle}
        />
        <Section edit="#body">
          <ContentHtml
            html={schema.name === 'privacy' ? body.text + settingsWords(layout.footer) : body.text}
          />
          {history && <TextHistory {...history} />}
        </Section>
      </>
    );
  }
  return {
    name: schema.name,
    endpoints: () => [endpoints.page(schema)],
    titledBy: () => endpoints.page(schema),
    View: LegalPage,
  };
}
