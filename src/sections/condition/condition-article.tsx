import { conditionName, treatmentTitle, type ConditionView } from '@/content/condition';
import type { ListedPage } from '@/content/lists';
import { Html } from '@/components/ui/html';
import { InnerHero } from '@/components/ui/inner-hero';
import { ReviewLine } from '../shared/review-line';
import { conditionCrumbs } from './crumbs';
import { HelpCard } from './help-card';
import { RelatedConditions } from './related-conditions';

type ConditionArticleProps = { slug: string; condition: ConditionView; listed: ListedPage[] };

export function ConditionArticle({ slug, condition, listed }: ConditionArticleProps) {
  const { title, summary, heading1, text1, symptoms, treatments, review } = condition;
  return (
    <>
      <InnerHero
        crumbs={conditionCrumbs(title)}
        title={treatmentTitle(title)}
        lead={summary || undefined}
        water={slug}
      />
      <div className="ground-paper section-y">
        <div className="wrap grid gap-x-8 gap-y-12 desktop:grid-cols-[minmax(0,40rem)_22rem] desktop:justify-between">
          <article aria-labelledby="page-title" className="grid max-w-[40rem] min-w-0 content-start gap-14">
            {/* Spec §2: shown only when both exist. */}
            {heading1 && text1 && (
              <section aria-labelledby="introduction">
                <h2 id="introduction" className="mb-3 type-h2-prose">
                  {heading1}
                </h2>
                <Html html={text1} className="prose-opening" />
              </section>
            )}
            {symptoms && (
              <section aria-labelledby="symptoms">
                <h2 id="symptoms" className="mb-3 type-h2-prose">
                  Symptoms
                </h2>
                <Html html={symptoms} className="prose-calm" />
              </section>
            )}
            {treatments.length > 0 && (
              <section aria-labelledby="treatment">
                <h2 id="treatment" className="mb-3 type-h2-prose">
                  How we treat {conditionName(slug, title)}
                </h2>
                <div className="prose">
                  {treatments.map((paragraph, index) => (
                    <p key={index} className="whitespace-pre-line">
                      {paragraph}
                    </p>
                  ))}
                </div>
              </section>
            )}
            <ReviewLine review={review} />
          </article>
          <HelpCard />
        </div>
      </div>
      <RelatedConditions slug={slug} listed={listed} />
    </>
  );
}
