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
import * as reads from '@/content/endpoints/endpoints';
import { ContentHtml } from '@/components/ui/text/content-html';
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
    const { view } = answers(reads.page(schema));
    const { hero, body } = view;
    const isCounting = schema.name === 'privacy' && answers(reads.layout).view.footer.countsViews === true;
    const { history } = view as Partial<PageView<typeof privacy>>;
    return (
      <>
        <InnerHero
          others={othersOfPage(answers(reads.layout).view, schema.path)}
          crumbs={pageCrumbs(schema, view)}
          title={hero.pageTitle}
        />
        <Section>
          <ContentHtml html={isCounting ? body.text + viewCountWords : body.text} />
          {history && <TextHistory {...history} />}
        </Section>
      </>
    );
  }
  return {
    name: schema.name,
    reads: () => [reads.page(schema)],
    titledBy: () => reads.page(schema),
    View: LegalPage,
  };
}
