import { inEnglish, type Say } from '@/content/languages/languages';
import { initialsOf } from '@/content/views/team';
import type { ReviewView } from '@/content/views/review';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { SmartLink } from '@/components/ui/links/smart-link';
import { classNames } from '@/lib/class-names';

type ReviewLineProps = { review: ReviewView; say?: Say; className?: string };

/** Author, reviewer and date, with the sources in a disclosure; nothing when unknown. */
export function ReviewLine({ review, say = inEnglish, className }: ReviewLineProps) {
  const { author, reviewer, reviewerTitle, reviewed, reviewedOn, nextReviewOn, sources } = review;
  const person = reviewer || author;
  if (!person && !reviewedOn && sources.length === 0) return null;
  return (
    <div
      data-edit="#review"
      className={classNames(
        'flex items-start gap-5 border-y border-hairline py-5 text-label leading-normal text-quiet',
        className,
      )}
    >
      {person && (
        <p
          aria-hidden="true"
          className="grid size-13 shrink-0 place-items-center rounded-t-[1.625rem] rounded-b-shape bg-mist pt-1 font-serif text-body font-[480] text-primary"
        >
          {initialsOf(person)}
        </p>
      )}
      <div className="min-w-0 self-center">
        <p className="inline">
          {author && (
            <>
              {`${say('Written by')} `}
              <Strong>{author}</Strong>.{' '}
            </>
          )}
          {(reviewer || reviewedOn) && (
            <>
              {say(reviewed)}
              {reviewer && (
                <>
                  {' '}
                  {`${say('by')} `}
                  <Strong>{reviewer}</Strong>
                </>
              )}
              {reviewer && reviewerTitle && (
                <>
                  , <CrisisWords>{reviewerTitle}</CrisisWords>
                  {reviewedOn && ','}
                </>
              )}
              {reviewedOn && (
                <>
                  {' '}
                  {`${say('on')} `}
                  <Strong>{reviewedOn}</Strong>
                </>
              )}
              .{nextReviewOn && ` ${say('Next review due {date}.', { date: nextReviewOn })}`}
            </>
          )}
        </p>{' '}
        {sources.length > 0 && (
          <details className="inline print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible]">
            <summary className="link inline-block cursor-pointer list-none py-0.5 [&::-webkit-details-marker]:hidden">
              {say('Sources')}
            </summary>
            {reviewedOn && <p className="mt-2">Opened and compared on {reviewedOn}.</p>}
            <ul className="mt-2 grid gap-1.5">
              {sources.map(({ label, url }, index) => (
                <li key={index}>
                  <SmartLink href={url} className="link inline-block py-0.5">
                    {label}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  );
}

const Strong = ({ children }: { children: string }) => (
  <strong className="font-semibold text-ink">{children}</strong>
);
