import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { BackToBlog } from './back-to-blog';

export function ArticleLoading() {
  return (
    <>
      <div className="ground-mist">
        <div className="wrap pt-7 pb-20">
          <BackToBlog />
          <h1 className="sr-only">Article</h1>
        </div>
      </div>
      <SkeletonGroup className="wrap -mt-10 grid gap-4 pb-(--section)">
        <Skeleton className="aspect-[4/3] rounded-panel tablet:aspect-[1216/623]" />
        <Skeleton className="mt-10 h-10 max-w-[36rem] rounded-shape" />
        {[1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} className="h-3.5 max-w-[41rem] rounded-shape" />
        ))}
        <Skeleton className="h-3.5 max-w-[24rem] rounded-shape" />
      </SkeletonGroup>
    </>
  );
}
