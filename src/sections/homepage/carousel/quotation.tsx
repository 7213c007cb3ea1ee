import { CrisisWords } from '@/components/ui/text/crisis-words';

type QuotationProps = { quote: string; author: string; position: string; label: string };

/** One testimonial. Outside the visible part of the strip it is hidden from everyone (home.css). */
export function Quotation({ quote, author, position, label }: QuotationProps) {
  return (
    <div role="group" aria-roledescription="slide" aria-label={label} className="slide">
      <figure>
        <blockquote className="type-quotation text-pretty">
          “<CrisisWords>{withoutMarks(quote)}</CrisisWords>”
        </blockquote>
        <figcaption className="mt-8 text-button leading-normal">
          <span className="block font-[650]">{author}</span>
          {position && (
            <span className="block text-quiet">
              <CrisisWords>{position}</CrisisWords>
            </span>
          )}
        </figcaption>
      </figure>
    </div>
  );
}

/** Quotation marks that an editor typed around the whole text. */
const withoutMarks = (quote: string) => /^["“](.*)["”]$/s.exec(quote)?.[1] ?? quote;
