import { Section } from '@/components/ui/section';
import { drawingSlug } from '@/content/links/condition-path';
import type { ConditionCardView } from '@/content/views/overviews';
import type { LabeledLink } from '@/content/views/site-layout';
import { SmartLink } from '@/components/ui/links/smart-link';
import { ConditionCard } from '../shared/condition-card';

type ConditionsListProps = {
  conditions: ConditionCardView[];
  /** Published conditions that have no card here. */
  more: LabeledLink[];
};

/** Two columns with a hairline between; one on tablets and phones. */
export function ConditionsList({ conditions, more }: ConditionsListProps) {
  return (
    <Section ground="sand" edit="#conditionsList" className="pt-[clamp(3rem,5vw,4.5rem)]">
      <h2 className="sr-only">All conditions</h2>
      <ul className="grid border-t border-hairline desktop:grid-cols-2">
        {conditions.map(({ title, description, path, edit }, index) => (
          <li key={index} className="group/cell border-b border-hairline desktop:odd:border-r">
            <ConditionCard
              shape="row"
              title={title}
              description={description}
              edit={edit}
              href={path}
              waterSlug={drawingSlug({ path, title })}
            />
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <nav aria-labelledby="more-conditions" className="mt-12">
          <h2 id="more-conditions" className="type-h4">
            More conditions we treat
          </h2>
          <ul className="mt-3 flex flex-wrap gap-x-8">
            {more.map(({ label, url }) => (
              <li key={url} data-edit={url}>
                <SmartLink href={url} className="link inline-flex min-h-11 items-center">
                  {label}
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Section>
  );
}
