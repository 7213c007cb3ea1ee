import type { PostSummary } from '@/content/posts';
import { ArticleMeta } from './article-meta';
import { ArticlePicture } from './article-picture';
import { ArticleWords } from './article-words';

export const ARTICLE_GRID = 'grid gap-x-10 gap-y-14 tablet:grid-cols-2 desktop:grid-cols-3';

export function ArticleCard({ post }: { post: PostSummary }) {
  return (
    <article className="group zoom-on-hover relative min-w-0">
      <ArticlePicture
        picture={post.picture}
        className="aspect-[16/10] rounded-picture"
        sizes="(min-width: 81rem) 24rem, (min-width: 56.3125rem) 30vw, (min-width: 37.5625rem) 45vw, 92vw"
      />
      <ArticleMeta post={post} className="mt-5" />
      <ArticleWords post={post} titleClassName="font-serif text-fact leading-[1.2] font-[450]" />
    </article>
  );
}
