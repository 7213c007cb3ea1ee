import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';

export function GalleryLoading() {
  return (
    <SkeletonGroup className="grid gap-5 tablet:grid-cols-2">
      {[1, 2, 3, 4].map((picture) => (
        <Skeleton key={picture} className="aspect-[3/2] rounded-picture" />
      ))}
    </SkeletonGroup>
  );
}
