import { articlePath } from '@/content/links/address';
import type { PostSummary } from '@/content/views/posts';
import { classNames } from '@/lib/class-names';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { SmartLink } from '@/components/ui/links/smart-link';
import { TagList } from '@/components/ui/text/tag';

type ArticleWordsProps = { post: PostSummary; titleClassName: string; isLarge?: boolean };

/**
 * Title, excerpt and tags of a card. The link of the title covers the card (its nearest `relative` parent).
 */
export function ArticleWords({ post, titleClassName, isLarge = false }: ArticleWordsProps) {
  return (
    <>
      <h3 className={classNames('mt-3.5', titleClassName)}>
        <SmartLink
          href={articlePath(post.slug)}
          className="rounded-shape transition-colors group-hover:text-primary after:absolute after:inset-0"
        >
          {post.title}
        </SmartLink>
      </h3>
      {post.excerpt && (
        <p className={isLarge ? 'mt-4 text-quiet' : 'type-card mt-2.5'}>
          <CrisisWords>{post.excerpt}</CrisisWords>
        </p>
      )}
      {post.tags.length > 0 && (
        <div className={isLarge ? 'mt-6' : 'mt-5'}>
          <TagList tags={post.tags} />
        </div>
      )}
    </>
  );
}
