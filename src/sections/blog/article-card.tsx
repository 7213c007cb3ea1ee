import { articlePath } from '@/content/links/address';
import type { PostSummary } from '@/content/views/posts';
import { sizes } from '@/components/breakpoints';
import { ArticleMeta } from './article-meta';
import { ArticlePicture } from './article-picture';
import { ArticleWords } from './article-words';

export const ARTICLE_GRID = 'grid gap-x-10 gap-y-14 tablet:grid-cols-2 desktop:grid-cols-3';

export function ArticleCard({ post }: { post: PostSummary }) {
  return (
    <article data-edit={`${articlePath(post.slug)}#excerpt`} className="group zoom-on-hover relative min-w-0">
      <ArticlePicture
        picture={post.picture}
        className="aspect-[16/10] rounded-picture"
        sizes={sizes('92vw', { tablet: '45vw', desktop: '30vw', full: '24rem' })}
      />
      <ArticleMeta post={post} className="mt-5" />
      <ArticleWords post={post} titleClassName="font-serif text-fact leading-[1.2] font-[450]" />
    </article>
  );
}
