import * as endpoints from '@/content/endpoints/endpoints';
import type { LiveView, LiveViewProps } from '@/live/live-view';
import { pathIn } from '@/content/languages/translation';
import { MoreInLanguage } from '../shared/more-in-language';
import { ArticleBody } from './article-body';
import { ArticleHead } from './article-head';
import { ArticleLoading } from './article-loading';
import { ArticleNotFound } from './article-not-found';
import { ContinueReading } from './continue-reading';

/**
 * An article (spec §2 Blog article): loading, then the text, or 'Article Not Found' for a missing one and for
 * an error.
 */
function ArticlePage({ answers, slug }: LiveViewProps) {
  const { view: article, isLoading, isFailed } = answers(endpoints.post(slug));
  if (isLoading) return <ArticleLoading />;
  if (!article) return <ArticleNotFound canRetry={isFailed} />;
  const { language } = article.translation;
  const layout = answers(endpoints.layout).view;
  const paths = {
    contact: pathIn(layout, language, '/contact'),
    programs: pathIn(layout, language, '/programs'),
  };
  return (
    <>
      <article aria-labelledby="page-title">
        <ArticleHead article={article} />
        <ArticleBody article={article} paths={paths} />
      </article>
      {language === 'en' ? <ContinueReading /> : <MoreInLanguage translation={article.translation} />}
    </>
  );
}

export const articleView: LiveView = {
  name: 'article',
  endpoints: (slug) => [endpoints.post(slug)],
  titledBy: endpoints.post,
  View: ArticlePage,
};
