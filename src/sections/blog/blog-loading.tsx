import { BLOG_SKELETONS } from '@/content/schema/constants';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { ARTICLE_GRID } from './article-card';
import { FILTER_ROW } from './filter-bar';

/** Six cards while the list loads (spec §2). */
export function BlogLoading() {
  return (
    <SkeletonGroup>
      <div className={FILTER_ROW}>
        <Skeleton className="h-13 rounded-field" />
        <Skeleton className="h-13 rounded-field" />
      </div>
      <div className={`${ARTICLE_GRID} mt-20`}>
        {Array.from({ length: BLOG_SKELETONS }, (_, index) => (
          <div key={index} data-testid="blog-skeleton">
            <Skeleton className="aspect-[16/10] rounded-picture" />
            <Skeleton className="mt-5 h-7 w-2/5 rounded-full" />
            <Skeleton className="mt-4 h-6 rounded-shape" />
            <Skeleton className="mt-2 h-6 w-7/10 rounded-shape" />
            <Skeleton className="mt-4 h-3.5 rounded-shape" />
            <Skeleton className="mt-3 h-3.5 w-17/20 rounded-shape" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
