import { conditionName, treatmentTitle, type ConditionView } from '@/content/views/condition';
import type { Published } from '@/content/views/lists';
import type { LayoutView } from '@/content/views/site-layout';
import { ContentHtml } from '@/components/ui/text/content-html';
import { DetailLayout, DetailSection } from '../shared/detail-layout';
import { ReviewLine } from '../shared/review-line';
import { AtAGlance } from './at-a-glance';
import { conditionCrumbs } from './crumbs';
import { HelpCard } from './help-card';
import { RelatedConditions } from './related-conditions';
import { VisitSheet } from './visit-sheet';

type ConditionArticleProps = {
  slug: string;
  condition: ConditionView;
  listed: Published;
  footer: LayoutView['footer'];
};

export function ConditionArticle({ slug, condition, listed, footer }: ConditionArticleProps) {
  const { title, summary, heading1, text1, symptoms, treatments, review, visitQuestions } = condition;
  return (
    <>
      <DetailLayout
        crumbs={conditionCrumbs(title)}
        title={treatmentTitle(title)}
        lead={summary}
        art={{ water: slug }}
        aside={<HelpCard phone={footer.contact.phone} />}
      >
        <AtAGlance condition={condition} />
        {/* Spec §2: shown only when both exist. */}
        {heading1 && text1 && (
          <DetailSection id="introduction" title={heading1}>
            <ContentHtml html={text1} className="prose-opening" />
          </DetailSection>
        )}
        {symptoms && (
          <DetailSection id="symptoms" title="Symptoms">
            <ContentHtml html={symptoms} className="prose-calm" />
          </DetailSection>
        )}
        {treatments && (
          <DetailSection id="treatment" title={`How we treat ${conditionName(slug, title)}`}>
            <ContentHtml html={treatments} />
          </DetailSection>
        )}
        {visitQuestions.length > 0 && <VisitSheet condition={condition} footer={footer} />}
        <ReviewLine review={review} />
      </DetailLayout>
      <RelatedConditions slug={slug} listed={listed} />
    </>
  );
}
