import type { BlockOf } from '@/content/schema/extra-pages';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import type { Placed } from './placed';
import { BlockSection } from './block-section';

/** What happens one after the other. */
export function Steps({ heading, paragraph, steps, ...placed }: BlockOf<'steps'> & Placed) {
  const Title = heading ? 'h3' : 'h2';
  return (
    <BlockSection {...placed} heading={heading} lead={paragraph}>
      <ol className="grid max-w-[46rem] gap-8">
        {steps.map(({ title, description }, index) => (
          <li key={index} className="grid grid-cols-[3rem_1fr] gap-x-5">
            <span
              aria-hidden="true"
              className="ground-paper grid size-12 place-items-center rounded-full font-serif text-h4 text-primary"
            >
              {index + 1}
            </span>
            <div className="pt-2.5">
              <Title className="type-h3">{title}</Title>
              {description && (
                <p className="mt-2 whitespace-pre-line text-quiet">
                  <CrisisWords>{description}</CrisisWords>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
