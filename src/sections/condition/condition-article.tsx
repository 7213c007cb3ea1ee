import { conditionName, treatmentTitle, type ConditionView } from '@/content/views/condition';
import type { Published } from '@/content/views/lists';
import type { LayoutView } from '@/content/views/site-layout';
import { ContentHtml } from '@/components/ui/text/content-html';
import { sayIn } from '@/content/languages/languages';
import { pathIn } from '@/content/languages/translation';
import { MoreInLanguage } from '../shared/more-in-language';
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
  layout: LayoutView;
};

export function ConditionArticle({ slug, condition, listed, layout }: ConditionArticleProps) {
  const { title, summary, heading1, text1, symptoms, treatments, review, visitQuestions } = condition;
  const { footer } = layout;
  const { language, others } = condition.translation;
  const say = sayIn(language);
  return (
    <>
      <DetailLayout
        crumbs={conditionCrumbs(title, say)}
        title={treatmentTitle(title, language)}
        others={others}
        say={say}
        lead={summary}
        art={{ water: slug }}
        aside={
          <HelpCard phone={footer.contact.phone} contact={pathIn(layout, language, '/contact')} say={say} />
        }
      >
        <AtAGlance condition={condition} say={say} />
        {/* Spec §2: shown only when both exist. */}
        {heading1 && text1 && (
          <DetailSection id="introduction" edit="#text1" title={heading1}>
            <ContentHtml html={text1} className="prose-opening" />
          </DetailSection>
        )}
        {symptoms && (
          <DetailSection id="symptoms" edit="#symptoms" title={say('Symptoms')}>
            <ContentHtml html={symptoms} className="prose-calm" />
          </DetailSection>
        )}
        {treatments && (
          <DetailSection
            id="treatment"
            edit="#treatments"
            title={say('How we treat {name}', { name: conditionName(slug, title) })}
          >
            <ContentHtml html={treatments} />
          </DetailSection>
        )}
        {visitQuestions.length > 0 && <VisitSheet condition={condition} footer={footer} say={say} />}
        <ReviewLine review={review} say={say} />
      </DetailLayout>
      {language === 'en' ? (
        <RelatedConditions slug={slug} listed={listed} />
      ) : (
        <MoreInLanguage translation={condition.translation} />
      )}
    </>
  );
}
