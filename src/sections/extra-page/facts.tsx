import type { BlockOf } from '@/content/schema/extra-pages';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import type { Placed } from './placed';
import { BlockSection } from './block-section';

/** Short answers, as in "At a glance" of a condition. */
export function Facts({ heading, facts, ...placed }: BlockOf<'facts'> & Placed) {
  return (
    <BlockSection {...placed} heading={heading}>
      <dl className="max-w-[46rem] border-b border-hairline">
        {facts.map(({ title, text }, index) => (
          <div
            key={index}
            className="border-t border-hairline py-4 tablet:grid tablet:grid-cols-[14rem_1fr] tablet:gap-8"
          >
            <dt className="font-semibold">
              <CrisisWords>{title}</CrisisWords>
            </dt>
            <dd className="mt-1 whitespace-pre-line tablet:mt-0">
              <CrisisWords>{text}</CrisisWords>
            </dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}
