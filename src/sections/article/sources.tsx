import { inEnglish, type Say } from '@/content/languages/languages';
import type { ReviewView } from '@/content/views/review';
import { SmartLink } from '@/components/ui/links/smart-link';

export const SOURCES_ID = 'sources';

type SourcesProps = { review: ReviewView; say?: Say };

export function Sources({ review: { sources, reviewedOn }, say = inEnglish }: SourcesProps) {
  if (sources.length === 0) return null;
  return (
    <section
      id={SOURCES_ID}
      data-edit="#review"
      aria-labelledby="article-sources"
      className="mt-12 border-t border-hairline pt-5"
    >
      <h2 id="article-sources" className="font-sans text-label font-semibold">
        {say('Sources')}
      </h2>
      {reviewedOn && (
        <p className="mt-2 text-label leading-normal text-quiet">
          {say('Opened and compared on {date}.', { date: reviewedOn })}
        </p>
      )}
      <ul className="mt-2 text-label leading-normal">
        {sources.map(({ label, url }, index) => (
          <li key={index}>
            <SmartLink href={url} className="link inline-block py-1">
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
