'use client';

import { useDeferredValue, useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { island } from '@/live/island';
import { flushSync } from 'react-dom';
import { BLOG_PATH } from '@/content/schema/constants';
import type { PostSummary } from '@/content/views/posts';
import { speaksOfSelfHarm } from '@/content/crisis/self-harm-words';
import { ButtonLink } from '@/components/ui/button';
import { CrisisCard } from '@/components/ui/crisis-card';
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
  toSearch,
} from './filters';
import { NoArticles } from './no-articles';
import { useFilters } from './use-filters';

/** A click that opens another tab or window is left to the browser. */
const isElsewhere = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * Search, category, count and results. Scales to thousands of posts: each is indexed once, few are rendered.
 */
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

  const bar = useRef<HTMLDivElement>(null);
  // Text typed, pasted or dictated before hydration is already in the box, without an event.
  const takeOver = useRef(search);
  useEffect(() => {
    takeOver.current = search;
  });
  useEffect(() => {
    const box = bar.current?.querySelector<HTMLInputElement>('input[name=q]');
    if (box && box.value !== box.defaultValue) takeOver.current(box.value);
  }, []);

  // The followed link is removed afterwards.
  const clearAll = (event: MouseEvent) => {
    if (isElsewhere(event)) return;
    event.preventDefault();
    clear();
    count.current?.focus();
  };
  const loadMore = (event: MouseEvent) => {
    if (isElsewhere(event)) return;
    event.preventDefault();
    const firstNew = visible.length;
    flushSync(() => show(firstNew + ARTICLES_AT_ONCE));
    results.current?.querySelectorAll<HTMLElement>('article a')[firstNew]?.focus();
  };

  return (
    <>
      <div ref={bar}>
        <FilterBar
          filters={filters}
          categories={categories}
          onSearch={search}
          onSearchEnd={finishSearch}
          onCategory={chooseCategory}
        />
      </div>
      {speaksOfSelfHarm(filters.text) && (
        <div className="mt-6">
          <CrisisCard />
        </div>
      )}
      <div className="mt-5 flex min-h-11 flex-wrap items-center gap-x-5">
        <p ref={count} role="status" tabIndex={-1} className="rounded-shape text-quiet">
          {countWords(found.length)}
        </p>
        {isFiltered(filters) && (
          <a
            href={BLOG_PATH}
            onClick={clearAll}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            Clear filters
          </a>
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
          <ButtonLink
            variant="outline"
            href={BLOG_PATH + toSearch({ ...filters, shown: visible.length + ARTICLES_AT_ONCE })}
            onClick={loadMore}
          >
            Load more
          </ButtonLink>
        </p>
      )}
    </>
  );
}

island(ArticleBrowser);
