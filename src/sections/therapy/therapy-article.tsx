import type { ListedPage } from '@/content/lists';
import type { TherapyView } from '@/content/therapy';
import { Html } from '@/components/ui/html';
import { InnerHero } from '@/components/ui/inner-hero';
import { ReviewLine } from '../shared/review-line';
import { Approach } from './approach';
import { therapyCrumbs } from './crumbs';
import { OtherTherapies } from './other-therapies';
import { TherapyHeroDrawing } from './therapy-hero-drawing';

type TherapyArticleProps = { slug: string; therapy: TherapyView; listed: readonly ListedPage[] };

export function TherapyArticle({ slug, therapy, listed }: TherapyArticleProps) {
  const { title, summary, heading1, text1, benefits, approach, review } = therapy;
  return (
    <>
      <InnerHero
        crumbs={therapyCrumbs(title)}
        title={title}
        lead={summary || undefined}
        drawing={<TherapyHeroDrawing slug={slug} />}
      />
      <div className="ground-paper section-y">
        <div className="wrap grid gap-x-8 gap-y-12 desktop:grid-cols-[minmax(0,40rem)_22rem] desktop:justify-between">
          <article aria-labelledby="page-title" className="grid max-w-[40rem] min-w-0 content-start gap-14">
            {/* Spec §2: heading1, or the title, which heads the page already. */}
            {(heading1 || text1) && (
              <section aria-labelledby={heading1 ? 'introduction' : 'page-title'}>
                {heading1 && (
                  <h2 id="introduction" className="mb-3 type-h2-prose">
                    {heading1}
                  </h2>
                )}
                {text1 && <Html html={text1} className="prose-opening" />}
              </section>
            )}
            {benefits && (
              <section aria-labelledby="benefits">
                <h2 id="benefits" className="mb-4 type-h2-prose">
                  What This Therapy Helps With
                </h2>
                <Html html={benefits} className="prose-calm" />
              </section>
            )}
            <Approach html={approach} />
            <ReviewLine review={review} className="-mt-2" />
          </article>
          <OtherTherapies slug={slug} listed={listed} />
        </div>
      </div>
    </>
  );
}
