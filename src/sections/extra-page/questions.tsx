import type { BlockOf } from '@/content/schema/extra-pages';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { Icon } from '@/components/ui/pictures/icon';
import type { Placed } from './placed';
import { BlockSection } from './block-section';

/** Questions that open their answers; the browser does it, and print shows all. */
export function Questions({ heading, questions, ...placed }: BlockOf<'questions'> & Placed) {
  return (
    <BlockSection {...placed} heading={heading}>
      <div className="max-w-[46rem] border-b border-hairline">
        {questions.map(({ title, answer }, index) => (
          <details
            key={index}
            className="group border-t border-hairline print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible]"
          >
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-5 py-4 font-serif text-h4 [&::-webkit-details-marker]:hidden">
              {title}
              <Icon name="down" className="shrink-0 text-primary group-open:rotate-180 print:hidden" />
            </summary>
            <p className="pb-6 whitespace-pre-line text-quiet">
              <CrisisWords>{answer}</CrisisWords>
            </p>
          </details>
        ))}
      </div>
    </BlockSection>
  );
}
