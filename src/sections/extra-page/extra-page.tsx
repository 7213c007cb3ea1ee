import { sayIn } from '@/content/languages/languages';
import { MoreInLanguage } from '../shared/more-in-language';
import { crumbsTo } from '@/content/head/crumbs';
import * as endpoints from '@/content/endpoints/endpoints';
import { InnerHero } from '@/components/ui/inner-hero';
import { Section } from '@/components/ui/section';
import { Spinner } from '@/components/ui/spinner';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { notFoundView } from '../not-found-page';
import { DetailProblem } from '../shared/detail-problem';
import { ReviewLine } from '../shared/review-line';
import { Block, groundOf, hasContent } from './block';

/** A page that staff made: its title, and its blocks in their order. */
function ExtraPage({ answers, slug }: LiveViewProps) {
  const { view: page, isMissing, isLoading } = answers(endpoints.extraPage(slug));
  const { view: team } = answers(endpoints.team);
  const { footer } = answers(endpoints.layout).view;
  if (isMissing) return <notFoundView.View answers={answers} slug={slug} />;
  if (isLoading)
    return (
      <div className="wrap min-h-[26rem] pt-16">
        <Spinner />
      </div>
    );
  if (!page)
    return (
      <DetailProblem
        kind="error"
        title="Error Loading Page"
        text="There was an error loading this page."
        crumbs={crumbsTo('Error', `/${slug}`)}
        wayOut={{ label: 'Home', href: '/' }}
        canRetry
      />
    );
  const { language, others } = page.translation;
  const say = sayIn(language);
  const blocks = page.blocks.filter((block) => hasContent(block, team));
  return (
    <>
      <InnerHero
        edit="#title"
        crumbs={crumbsTo(page.title, `/${slug}`, say)}
        others={others}
        say={say}
        title={page.title}
        lead={page.subtitle || undefined}
        titleClassName="type-h1-article"
      />
      {blocks.map((block, index) => (
        <Block
          key={index}
          block={block}
          id={`block-${index + 1}`}
          team={team}
          footer={footer}
          language={language}
          // Two of the same ground in a row need the space between them once.
          isContinued={groundOf(block) === groundOf(blocks[index + 1])}
        />
      ))}
      {hasReview(page.review) && (
        <Section as="div">
          <ReviewLine review={page.review} say={say} />
        </Section>
      )}
      <MoreInLanguage translation={page.translation} />
    </>
  );
}

const hasReview = ({ author, reviewer, reviewedOn }: Parameters<typeof ReviewLine>[0]['review']) =>
  Boolean(author || reviewer || reviewedOn);

export const extraPageView: LiveView = {
  name: 'extra-page',
  endpoints: (slug) => [endpoints.extraPage(slug), endpoints.team],
  titledBy: endpoints.extraPage,
  View: ExtraPage,
};
