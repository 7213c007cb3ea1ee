import { storedDay } from '@/content/center-time';
import { sayIn } from '@/content/languages/languages';
import { Fragment } from 'react';
import type { Article } from '@/content/views/posts';
import { classNames } from '@/lib/class-names';

/** Author, date and reading time; unknown parts are omitted. */
export function Byline({ article, className }: { article: Article; className?: string }) {
  const { review, date, publishedOn, readTime, translation } = article;
  const say = sayIn(translation.language);
  const parts = [
    review.author && (
      <>
        {`${say('By')} `}
        <strong className="font-semibold text-ink">{review.author}</strong>
      </>
    ),
    date && (
      <time dateTime={storedDay(new Date(publishedOn))} className="whitespace-nowrap">
        {date}
      </time>
    ),
    readTime > 0 && (
      <span className="whitespace-nowrap">{say('{minutes} min read', { minutes: readTime })}</span>
    ),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p data-edit="#review" className={classNames('type-small text-quiet', className)}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </p>
  );
}
