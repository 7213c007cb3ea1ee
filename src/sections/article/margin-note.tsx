import { inEnglish, type Say } from '@/content/languages/languages';
import type { ReviewView } from '@/content/views/review';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { SOURCES_ID } from './sources';

/** Reviewer, date and sources of the article; nothing when unknown. */
export function MarginNote({ review, say = inEnglish }: { review: ReviewView; say?: Say }) {
  const { reviewer, reviewerTitle, reviewed, reviewedOn, nextReviewOn, sources } = review;
  if (!reviewer && !reviewedOn && sources.length === 0) return null;
  return (
    <div data-edit="#review" className="border-t border-hairline pt-4 text-label leading-normal text-quiet">
      {(reviewer || reviewedOn) && (
        <>
          <p className="font-semibold text-ink">{say(reviewed)}</p>
          {reviewer && <p>{reviewer}</p>}
          {reviewer && reviewerTitle && (
            <p>
              <CrisisWords>{reviewerTitle}</CrisisWords>
            </p>
          )}
          {reviewedOn && <p>{reviewedOn}</p>}
          {nextReviewOn && <p>{say('Next review {date}', { date: nextReviewOn })}</p>}
        </>
      )}
      {sources.length > 0 && (
        <p className="no-print">
          <a href={`#${SOURCES_ID}`} className="link inline-block py-0.5">
            {say('Sources')}
          </a>
        </p>
      )}
    </div>
  );
}
