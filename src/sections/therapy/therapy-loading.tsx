import { isTherapyAmongConditions } from '@/content/views/therapy';
import { InnerHero } from '@/components/ui/inner-hero';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { therapyCrumbs } from './crumbs';
import { TherapyHeroDrawing } from './therapy-hero-drawing';

/** CBT and mindfulness load like a condition; the others show skeletons (spec §2). */
export function TherapyLoading({ slug, title }: { slug: string; title?: string }) {
  return (
    <>
      {title && (
        <InnerHero crumbs={therapyCrumbs(title)} title={title} drawing={<TherapyHeroDrawing slug={slug} />} />
      )}
      <div className="wrap section-y min-h-[26rem]">
        {isTherapyAmongConditions(slug) ? (
          <div className="rounded-picture border border-line">
            <Spinner />
          </div>
        ) : (
          <SkeletonGroup className="grid max-w-[40rem] gap-4">
            <Skeleton className="h-9 w-3/5 rounded-shape" />
            <Skeleton className="mt-2 h-3.5 rounded-shape" />
            <Skeleton />
            <Skeleton className="h-3.5 w-3/5 rounded-shape" />
            <Skeleton className="mt-10 h-9 w-1/2 rounded-shape" />
            <Skeleton className="mt-2 h-3.5 rounded-shape" />
            <Skeleton className="h-3.5 w-7/8 rounded-shape" />
            <Skeleton className="mt-10 h-56 rounded-panel" />
          </SkeletonGroup>
        )}
      </div>
    </>
  );
}
