import type { ListedPage } from '@/content/views/lists';
import type { TherapyView } from '@/content/views/therapy';
import { ContentHtml } from '@/components/ui/text/content-html';
import { sayIn } from '@/content/languages/languages';
import { pathIn } from '@/content/languages/translation';
import type { LayoutView } from '@/content/views/site-layout';
import { HelpCard } from '../condition/help-card';
import { MoreInLanguage } from '../shared/more-in-language';
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
  layout: LayoutView;
};

export function TherapyArticle({ slug, therapy, listed, layout }: TherapyArticleProps) {
  const { title, summary, heading1, text1, benefits, approach, review } = therapy;
  const { phone } = layout.footer.contact;
  const { language, others } = therapy.translation;
  const say = sayIn(language);
  const contact = pathIn(layout, language, '/contact');
  const introduction = text1 && <ContentHtml html={text1} className="prose-opening" />;
  return (
    <>
      <DetailLayout
        crumbs={therapyCrumbs(title, say)}
        title={title}
        lead={summary}
        others={others}
        say={say}
        art={{ drawing: <TherapyHeroDrawing slug={slug} /> }}
        aside={
          language === 'en' ? (
            <OtherTherapies slug={slug} listed={listed} phone={phone} />
          ) : (
            <HelpCard phone={phone} contact={contact} say={say} />
          )
        }
      >
        {/* Spec §2: heading1, or the title, which heads the page already. */}
        {heading1 ? (
          <DetailSection id="introduction" edit="#text1" title={heading1}>
            {introduction}
          </DetailSection>
        ) : (
          introduction && (
            <section data-edit="#text1" aria-labelledby="page-title">
              {introduction}
            </section>
          )
        )}
        {benefits && (
          <DetailSection id="benefits" edit="#benefits" title={say('What This Therapy Helps With')}>
            <ContentHtml html={benefits} className="prose-calm" />
          </DetailSection>
        )}
        <Approach html={approach} contact={contact} say={say} />
        <ReviewLine review={review} say={say} className="-mt-2" />
      </DetailLayout>
      <MoreInLanguage translation={therapy.translation} />
    </>
  );
}
