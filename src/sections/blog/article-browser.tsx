'use client';

import { useDeferredValue, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PostSummary } from '@/content/posts';
import { Button } from '@/components/ui/button';
import { ArticleResults } from './article-results';
import { FilterBar } from './filter-bar';
import {
  ARTICLES_AT_ONCE,
  categoriesOf,
  countWords,
  findPosts,
  indexPosts,
  isFiltered,
  onlyKnown,
} from './filters';
import { NoArticles } from './no-articles';
import { useFilters } from './use-filters';

/** Search, category, count and the articles found. Thousands of posts stay quick: each is indexed once, few are shown. */
export function ArticleBrowser({ posts }: { posts: PostSummary[] }) {
  const { filters: asked, search, finishSearch, chooseCategory, clear, show } = useFilters();
  const index = useMemo(() => indexPosts(posts), [posts]);
  const categories = useMemo(() => categoriesOf(posts), [posts]);
  const filters = onlyKnown(asked, categories);
  const text = useDeferredValue(filters.text);
  const { category, shown } = filters;
  const found = useMemo(() => findPosts(index, { text, category }), [index, text, category]);
  const visible = useMemo(() => found.slice(0, shown), [found, shown]);

  const count = useRef<HTMLParagraphElement>(null);
  const results = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone afterwards.
  const clearAll = () => {
    clear();
    count.current?.focus();
  };
  const loadMore = () => {
    const firstNew = visible.length;
    flushSync(() => show(firstNew + ARTICLES_AT_ONCE));
    results.current?.querySelectorAll<HTMLElement>('article a')[firstNew]?.focus();
  };

  return (
    <>
      <FilterBar
        filters={filters}
        categories={categories}
        onSearch={search}
        onSearchEnd={finishSearch}
        onCategory={chooseCategory}
      />
      <div className="mt-5 flex min-h-11 flex-wrap items-center gap-x-5">
        <p ref={count} role="status" tabIndex={-1} className="rounded-shape text-quiet">
          {countWords(found.length)}
        </p>
        {isFiltered(filters) && (
          <button type="button" onClick={clearAll} className="link min-h-11 font-semibold">
            Clear filters
          </button>
        )}
      </div>
      <div ref={results}>
        {found.length > 0 ? (
          <ArticleResults visible={visible} />
        ) : (
          <NoArticles filters={{ text, category }} onViewAll={isFiltered(filters) ? clearAll : undefined} />
        )}
      </div>
      {found.length > visible.length && (
        <p className="mt-14 text-center">
          <Button variant="outline" onClick={loadMore}>
            Load more
          </Button>
        </p>
      )}
    </>
  );
}
