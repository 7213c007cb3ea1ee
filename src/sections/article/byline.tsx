import type { Article } from '@/content/posts';
import { classNames } from '@/lib/class-names';

/** Author, date and reading time; what is unknown is left out. */
export function Byline({ article, className }: { article: Article; className?: string }) {
  const { review, date, publishedOn, readTime } = article;
  return (
    <p className={classNames('type-small text-quiet', className)}>
      By <strong className="font-semibold text-ink">{review.author || 'our clinical team'}</strong>
      {date && (
        <>
          {' · '}
          <time dateTime={publishedOn.slice(0, 10)} className="whitespace-nowrap">
            {date}
          </time>
        </>
      )}
      {readTime > 0 && (
        <>
          {' · '}
          <span className="whitespace-nowrap">{readTime} min read</span>
        </>
      )}
    </p>
  );
}
