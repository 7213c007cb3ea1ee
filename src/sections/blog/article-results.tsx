import { memo } from 'react';
import type { PostSummary } from '@/content/views/posts';
import { ARTICLE_GRID, ArticleCard } from './article-card';
import { FeaturedCard } from './featured-card';

/** The maximum number of large featured articles; more would push the others out of view. */
const LARGE = 2;

/** 'Featured Articles', then 'Latest Articles', or 'All Articles' when none are featured (spec §2). */
export const ArticleResults = memo(function ArticleResults({ visible }: { visible: PostSummary[] }) {
  const featured = visible.filter(({ isFeatured }) => isFeatured);
  const others = visible.filter(({ isFeatured }) => !isFeatured);
  const large = featured.slice(0, LARGE);
  const small = featured.slice(LARGE);
  return (
    <>
      {featured.length > 0 && (
        <section aria-labelledby="featured-articles" className="mt-10 tablet:mt-14">
          <h2 id="featured-articles" className="type-h2">
            Featured Articles
          </h2>
          <div className="mt-8 grid gap-14">
            {large.map((post, index) => (
              <FeaturedCard key={post.slug} post={post} isFirst={index === 0} />
            ))}
          </div>
          {small.length > 0 && <Grid posts={small} className="mt-14" />}
        </section>
      )}
      {others.length > 0 && (
        <section
          aria-labelledby="latest-articles"
          className={featured.length > 0 ? 'mt-16 tablet:mt-24' : 'mt-10 tablet:mt-14'}
        >
          <h2 id="latest-articles" className="type-h2">
            {featured.length > 0 ? 'Latest Articles' : 'All Articles'}
          </h2>
          <Grid posts={others} className="mt-8" />
        </section>
      )}
    </>
  );
});

function Grid({ posts, className }: { posts: PostSummary[]; className: string }) {
  return (
    <div className={`${ARTICLE_GRID} ${className}`}>
      {posts.map((post) => (
        <ArticleCard key={post.slug} post={post} />
      ))}
    </div>
  );
}
