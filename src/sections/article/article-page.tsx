'use client';

import * as reads from '@/content/reads';
import { usePage } from '@/lib/use-page';
import { ArticleBody } from './article-body';
import { ArticleHead } from './article-head';
import { ArticleLoading } from './article-loading';
import { ArticleNotFound } from './article-not-found';
import { ContinueReading } from './continue-reading';

/** An article (spec §2 Blog article): loading, then the text, or 'Article Not Found' for a missing one and for an error. */
export function ArticlePage({ slug }: { slug: string }) {
  const { view: article, isLoading } = usePage(reads.post(slug));
  if (isLoading) return <ArticleLoading />;
  if (!article) return <ArticleNotFound />;
  return (
    <>
      <article aria-labelledby="page-title">
        <ArticleHead article={article} />
        <ArticleBody article={article} />
      </article>
      <ContinueReading />
    </>
  );
}
