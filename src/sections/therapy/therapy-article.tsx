import type { ListedPage } from '@/content/views/lists';
import type { TherapyView } from '@/content/views/therapy';
import { ContentHtml } from '@/components/ui/text/content-html';
import { DetailLayout, DetailSection } from '../shared/detail-layout';
import { ReviewLine } from '../shared/review-line';
import { Approach } from './approach';
import { therapyCrumbs } from './crumbs';
import { OtherTherapies } from './other-therapies';
import { TherapyHeroDrawing } from './therapy-hero-drawing';

type TherapyArticleProps = {
  slug: string;
  therapy: TherapyView;
  listed: readonly ListedPage[];
  phone: string;
};

export function TherapyArticle({ slug, therapy, listed, phone }: TherapyArticleProps) {
  const { title, summary, heading1, text1, benefits, approach, review } = therapy;
  const introduction = text1 && <ContentHtml html={text1} className="prose-opening" />;
  return (
    <DetailLayout
      crumbs={therapyCrumbs(title)}
      title={title}
      lead={summary}
      art={{ drawing: <TherapyHeroDrawing slug={slug} /> }}
      aside={<OtherTherapies {...{ slug, listed, phone }} />}
    >
      {/* Spec §2: heading1, or the title, which heads the page already. */}
      {heading1 ? (
        <DetailSection id="introduction" title={heading1}>
          {introduction}
        </DetailSection>
      ) : (
        introduction && <section aria-labelledby="page-title">{introduction}</section>
      )}
      {benefits && (
        <DetailSection id="benefits" title="What This Therapy Helps With">
          <ContentHtml html={benefits} className="prose-calm" />
        </DetailSection>
      )}
      <Approach html={approach} />
      <ReviewLine review={review} className="-mt-2" />
    </DetailLayout>
  );
}
