import { CrisisWords } from '@/components/ui/crisis-words';
import { classNames } from '@/lib/class-names';

type QuotationProps = { quote: string; author: string; position: string; label: string; isCurrent: boolean };

/** One testimonial. The others keep their room but are neither seen nor read. */
export function Quotation({ quote, author, position, label, isCurrent }: QuotationProps) {
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-hidden={!isCurrent}
      style={{ visibility: isCurrent ? 'visible' : 'hidden' }}
      className={classNames(
        'col-start-1 row-start-1 ease-calm motion-safe:transition-[opacity,translate,visibility] motion-safe:duration-320',
        !isCurrent && 'translate-y-2 opacity-0 print:hidden',
      )}
    >
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

/** Quotation marks that an editor typed around the whole. */
const withoutMarks = (quote: string) => /^["“](.*)["”]$/s.exec(quote)?.[1] ?? quote;
