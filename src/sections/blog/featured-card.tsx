import { articlePath } from '@/content/links/address';
import type { PostSummary } from '@/content/views/posts';
import { sizes } from '@/components/breakpoints';
import { ArticleMeta } from './article-meta';
import { ArticlePicture } from './article-picture';
import { ArticleWords } from './article-words';

/** Picture and text side by side, 7 : 5. The first one may be the largest contentful paint. */
export function FeaturedCard({ post, isFirst }: { post: PostSummary; isFirst: boolean }) {
  return (
    <article
      data-edit={`${articlePath(post.slug)}#excerpt`}
      className="group zoom-on-hover relative grid items-center gap-x-14 gap-y-6 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <ArticlePicture
        picture={post.picture}
        priority={isFirst}
        className="aspect-[16/10.5] rounded-panel"
        sizes={sizes('92vw', { desktop: '53vw', full: '43rem' })}
      />
      <div>
        <ArticleMeta post={post} />
        <ArticleWords post={post} titleClassName="type-h2-prose" isLarge />
      </div>
    </article>
  );
}
