import type { PostSummary } from '@/content/views/posts';
import { classNames } from '@/lib/class-names';
import { Badge } from '@/components/ui/text/badge';

export function ArticleMeta({ post, className }: { post: PostSummary; className?: string }) {
  const { isFeatured, category, readTime } = post;
  return (
    <p className={classNames('flex flex-wrap items-center gap-x-3 gap-y-2', className)}>
      {isFeatured && <Badge kind="featured">Featured</Badge>}
      {category && <Badge>{category}</Badge>}
      {readTime > 0 && <span className="type-small text-quiet">{readTime} min read</span>}
    </p>
  );
}
