import { conditionName, treatmentTitle, type ConditionView } from '@/content/condition';
import type { ListedPage } from '@/content/lists';
import { ContentHtml } from '@/components/ui/content-html';
import { DetailLayout, DetailSection } from '../shared/detail-layout';
import { ReviewLine } from '../shared/review-line';
import { conditionCrumbs } from './crumbs';
import { HelpCard } from './help-card';
import { RelatedConditions } from './related-conditions';

type ConditionArticleProps = { slug: string; condition: ConditionView; listed: ListedPage[] };

export function ConditionArticle({ slug, condition, listed }: ConditionArticleProps) {
  const { title, summary, heading1, text1, symptoms, treatments, review } = condition;
  return (
    <>
      <DetailLayout
        crumbs={conditionCrumbs(title)}
        title={treatmentTitle(title)}
        lead={summary}
        art={{ water: slug }}
        aside={<HelpCard />}
      >
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
        <ReviewLine review={review} />
      </DetailLayout>
      <RelatedConditions slug={slug} listed={listed} />
    </>
  );
}
